"""Every constraint on a content pack, one module per component."""
