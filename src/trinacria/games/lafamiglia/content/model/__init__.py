"""A content pack, typed."""
