"""One running game among people: chairs and their secrets, clocks, undo, chat, absent players, the log."""
