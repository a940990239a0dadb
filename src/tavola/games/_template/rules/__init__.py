"""One module per heading of the rulebook. Every id has one home: the line that decides it."""
