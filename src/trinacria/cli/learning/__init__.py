"""What can be learnt at the command line: from one’s own games, and from puzzles."""
