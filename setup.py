"""The build: what is hot is compiled by mypyc, everything else is in pyproject.toml.

`GASLAMP_PURE=1 pip install .` builds the same package without a compiler.
"""

import os
import sys
from glob import glob

from setuptools import setup

RULES = [
    "src/gaslamp/core/state.py",
    "src/gaslamp/core/rng.py",
    "src/gaslamp/core/referee.py",
    "src/gaslamp/core/belief.py",
    "src/gaslamp/core/game.py",
    "src/gaslamp/core/paths.py",
    *sorted(glob("src/gaslamp/kit/[!_]*.py")),
    *(f"src/gaslamp/sisters/{part}.py" for part in ("moves", "state", "seen", "belief", "game")),
    *(
        path
        for part in ("board", "moves", "state", "seen", "whereabouts", "belief", "game")
        for path in sorted(glob(f"src/gaslamp/games/*/{part}.py"))
    ),
]
THINKING = [*sorted(glob("src/gaslamp/search/[!_]*.py")), *sorted(glob("src/gaslamp/bots/[!_]*.py"))]

if os.environ.get("GASLAMP_PURE") or {"egg_info", "dist_info"} & set(sys.argv):  # the latter only ask for our name
    modules = []
else:
    from mypyc.build import mypycify

    # Two libraries, which two compilers make at once. Not more: within a library calls are inlined, from one to another they are
    # not; those between search and rules go through methods of a state or a belief anyway.
    groups: list[tuple[list[str], str | None]] = [(RULES, "gaslamp_rules"), (THINKING, "gaslamp_thinking")]
    modules = mypycify(["--strict", *RULES, *THINKING], opt_level="3", debug_level="0", separate=groups)
    if sys.platform != "win32":
        for module in modules:  # calls among our own functions are not left for the loader to redirect: so they can be inlined
            module.extra_compile_args.append("-fno-semantic-interposition")

setup(ext_modules=modules)
