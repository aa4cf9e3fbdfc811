"""What the documents promise: the Python in them runs, and every `gaslamp` line is one the command understands."""

import re
import shlex
from pathlib import Path

import pytest

from gaslamp.cli import parser

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), ROOT / "Makefile"])
LINES = sorted(
    {
        line.strip(" `|$").split("   ")[0].split("`")[0].split(";")[0]
        for page in PAGES
        for line in re.findall(r"(?:^|`|bin/)(gaslamp [a-z].*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    }
)


def test_the_python_in_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    exec(compile(code, "README.md", "exec"), {})
    out = capsys.readouterr().out
    assert out.startswith("('investigator',)\n")
    assert "jack ?" in out


def test_there_are_command_lines_to_check() -> None:
    assert len(LINES) >= 8


@pytest.mark.parametrize("line", LINES)
def test_a_command_in_the_documents_is_understood(line: str) -> None:
    arguments = shlex.split(line.replace("$${SEAT:-investigator}", "jack"))[1:]
    parser().parse_args(arguments)
