"""`python -m trinacria`: the command line."""

from trinacria.cli.main import main

if __name__ == "__main__":
    main()
