"""A game as data: positions, and what each viewer may see of one."""
