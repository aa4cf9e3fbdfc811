"""The pages for researchers: what they show runs, and prints what they say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

for needed in ("numpy", "pyspiel", "pettingzoo"):
    pytest.importorskip(needed, reason=f'{needed} is not installed: pip install "gaslamp[research]"')

DOCS = Path(__file__).parent.parent.parent / "docs"


@pytest.mark.parametrize("page", ["beliefs", "encoders", "openspiel", "pettingzoo", "playouts", "solving"])
def test_an_example_prints_what_the_page_says(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = (DOCS / f"{page}.md").read_text(encoding="utf-8")
    ((code, printed),) = re.findall(r"```python\n(.*?)```\n\n```text\n(.*?)```", text, re.DOTALL)
    exec(compile(code, f"{page}.md", "exec"), {})
    assert capsys.readouterr().out == printed
