"""HTTP and the sockets: what the web framework is given."""
