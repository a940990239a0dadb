"""What Alembic runs: all steps in the transaction that tavola.server.store.upgrade has begun."""

from __future__ import annotations

from alembic import context

from tavola.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
