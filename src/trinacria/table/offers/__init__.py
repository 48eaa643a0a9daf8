"""What one player offers the others: to end the game before its rules do, or to go back to before a move."""
