"""The host's command for the club."""
