"""Reading the facts printed on boards and cards."""

import json
from importlib.resources import files
from typing import Any


def read(package: str, name: str) -> Any:
    """The JSON file of that name in a game's `data` folder."""
    return json.loads(files(package).joinpath("data", name).read_text(encoding="utf-8"))
