"""`python -m sottovoce` is `sottovoce`."""

import sys

from sottovoce.cli import main

if __name__ == "__main__":
    sys.exit(main())
