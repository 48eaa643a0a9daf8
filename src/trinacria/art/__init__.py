"""The art: icons and design tokens, one set for drawings, docs and web."""
