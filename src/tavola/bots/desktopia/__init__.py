"""Bots that flick."""
