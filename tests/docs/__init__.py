"""The documentation runs."""
