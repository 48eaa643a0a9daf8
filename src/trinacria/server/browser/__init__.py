"""Tables inside a browser: the same rooms, handlers and rules as the server's, for one device and without a network."""
