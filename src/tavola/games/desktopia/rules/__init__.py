"""The rules, one module a heading of the ledger."""
