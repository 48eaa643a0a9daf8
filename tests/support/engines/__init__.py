"""Browsers of other makers, which Playwright does not drive here: Firefox and WebKit as the system brings them."""
