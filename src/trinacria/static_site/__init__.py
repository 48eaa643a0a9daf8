"""The static edition: files that play in the browser alone. They are the page, Python for browsers, and us."""
