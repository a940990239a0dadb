"""Steps of the schema, run by tavola.server.store.upgrade."""
