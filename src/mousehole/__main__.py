"""`python -m mousehole` is the `mousehole` command."""
import sys

from mousehole.cli import main

sys.exit(main())
