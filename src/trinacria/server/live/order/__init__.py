"""Who may sit and speak at tables, and in which words."""
