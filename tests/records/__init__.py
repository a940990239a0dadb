"""Recorded games: every kind of action, event and outcome, every option and every end occurs in one that replays."""
