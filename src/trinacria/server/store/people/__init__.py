"""Members and each other, kept in the database."""
