"""Load for a server of tables: scripted seats over real sockets, beside the peer's server under the same load."""
