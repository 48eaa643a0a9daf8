"""People whom a server knows again: members, the keys that open them, and the seats that are theirs.

Tables know nothing of it: they know the secrets of their seats.
"""
