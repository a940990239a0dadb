"""Bots of Gorgasali, and what they reckon with."""
