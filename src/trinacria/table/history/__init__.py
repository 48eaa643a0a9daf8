"""What happened at a table: as it is stored, and as each viewer hears of it."""
