"""Catalogues, docs, and what people must not be shown."""
