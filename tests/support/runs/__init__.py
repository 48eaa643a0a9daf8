"""How the tests run: which, when, how many, and with which programs."""
