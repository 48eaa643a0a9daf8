"""Members who look for others."""
