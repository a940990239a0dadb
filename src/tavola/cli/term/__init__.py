"""The terminal table. `scene` says what is shown, `app` shows it with Textual, `boards/` draws the games."""
