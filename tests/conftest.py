"""For all tests: the command line speaks English, whatever this machine speaks."""

import os

os.environ["GASLAMP_LANGUAGE"] = "en"
