"""Draws the components of a content pack as standalone SVG."""
