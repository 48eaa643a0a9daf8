"""The host's side over HTTP: the page, and what it hears from tables."""
