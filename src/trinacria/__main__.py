"""`python -m trinacria` is `trinacria`."""

from trinacria.cli.main import main

main()
