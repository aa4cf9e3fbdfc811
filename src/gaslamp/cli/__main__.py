"""`python -m gaslamp.cli`: the command from an uncompiled checkout, with `src` on the path."""

import sys

from gaslamp.cli import main

sys.exit(main())
