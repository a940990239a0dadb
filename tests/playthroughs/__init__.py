"""Everything the contract says about one game each, as text that is compared line by line."""
