"""The encounter phase: orders, movement, conflict."""
