"""The tables that are open in this process: who is there, what is written, what is told."""
