"""What every game stands on: values, frames, the contract, records and text. Knows no game."""
