"""Famiglia for accelerators: the rules as array programs, and nets that learn by playing. Needs `trinacria[gpu]`."""
