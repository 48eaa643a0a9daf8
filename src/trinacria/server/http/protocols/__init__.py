"""What stands below the web server: requests must arrive in time, their heads are short, and an address holds only so
many connections.

The web server waits for ever for the rest of a request, and keeps any length of it; all that an application sees comes
after that.
"""
