"""Heavy work in processes of its own: bots, records, positions."""
