"""Whole games clicked in a real browser."""
