"""What every discovered game must do, without naming one. A new game is tested before its author writes a test."""
