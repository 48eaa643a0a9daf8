"""What goes over the wire: the messages, the bodies, refusals in words."""
