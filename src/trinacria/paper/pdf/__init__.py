"""Drawings to PDF: an SVG of ours becomes operators of a page, its letters an embedded font."""
