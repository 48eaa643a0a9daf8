"""The static edition: a folder of files that plays in the browser alone, made of the page, Python for browsers and us."""
