"""The planning phase: the action sheets, the mats and the tiles."""
