"""What the host of a club does: order among members and at tables, reports, announcements, and keys to all of it."""
