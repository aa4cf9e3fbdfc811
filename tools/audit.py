"""What we depend on: under which licences, and with which known weaknesses. A weakness, or no way to ask for them, is a failure.

python tools/audit.py
python tools/audit.py --licences    only these, which needs no network
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections import defaultdict
from importlib import metadata
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
PACKAGE_LOCK = ROOT / "web" / "package-lock.json"
PINNED = re.compile(r"^([a-z0-9][^=\s]*)==(\S+)", re.MULTILINE)
NAMES = {  # what packages write before there was one way to write it
    "3-Clause BSD License": "BSD-3-Clause",
    "Apache 2.0": "Apache-2.0",
    "Apache Software License": "Apache-2.0",
    "BSD License": "BSD-3-Clause",
    "MIT License": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "Python Software Foundation License": "PSF-2.0",
}


def locks() -> list[Path]:
    return sorted((ROOT / "locks").glob("*.txt"))


def pins(lock: Path) -> set[tuple[str, str]]:
    """Every package and version that a lock names; of some there are two, for older Pythons and newer."""
    return set(PINNED.findall(lock.read_text(encoding="utf-8")))


def licence(package: str) -> str:
    """As the installed package says it: by expression, by classifiers, or in words."""
    about = metadata.metadata(package)
    classes = [value.split(" :: ")[-1] for value in about.get_all("Classifier", []) if value.startswith("License :: ")]
    words = [text.splitlines()[0] for text in about.get_all("License", [])]
    said = about.get_all("License-Expression", []) or classes or words or ["not said"]
    return " AND ".join(sorted(NAMES.get(each, each) for each in said))


def python_licences() -> dict[str, str]:
    """Of what is installed here: a lock also names what other systems need."""
    here = {re.sub(r"[-_.]+", "-", str(each.name)).lower() for each in metadata.distributions()}
    return {name: licence(name) for lock in locks() for name, _ in pins(lock) if name in here}


def page_licences() -> dict[str, str]:
    packages: dict[str, dict[str, Any]] = json.loads(PACKAGE_LOCK.read_text(encoding="utf-8"))["packages"]
    return {path.split("node_modules/")[-1]: str(each.get("license", "not said")) for path, each in packages.items() if path}


def tell_licences() -> None:
    for title, found in (("Python", python_licences()), ("the page", page_licences())):
        by_licence = defaultdict(list)
        for package, each in sorted(found.items()):
            by_licence[each].append(package)
        for each, packages in sorted(by_licence.items()):
            print(f"{title}, {each}: {', '.join(packages)}")


def python_advisories(lock: Path) -> list[str]:
    """What speaks against a lock: known weaknesses, or that nobody could be asked."""
    command = [
        sys.executable,
        "-m",
        "pip_audit",
        "--disable-pip",
        "--require-hashes",
        "--progress-spinner",
        "off",
        "--format",
        "json",
    ]
    run = subprocess.run([*command, "--requirement", str(lock)], capture_output=True, text=True, check=False)
    if not run.stdout.startswith("{"):
        return [f"NOT AUDITED: pip-audit says: {run.stderr.strip().splitlines()[-1]}"]
    found = json.loads(run.stdout)["dependencies"]
    against = [f"{each['name']} {each['version']}: {known['id']}" for each in found for known in each.get("vulns", [])]
    if skipped := [each["name"] for each in found if "skip_reason" in each]:
        against.append(f"NOT AUDITED: PyPI’s advisories could not be reached for {len(skipped)} of {len(found)} packages")
    return against


def page_advisories() -> list[str]:
    """The same for the page, of npm."""
    command = [sys.executable, str(ROOT / "tools" / "npm.py"), "audit", "--json"]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    answer = json.loads(run.stdout) if run.stdout.startswith("{") else {}
    if "vulnerabilities" not in answer:
        return [f"NOT AUDITED: npm’s advisories could not be reached (HTTP {answer.get('statusCode', 'not at all')})"]
    return [f"{name}: {known['severity']}" for name, known in answer["vulnerabilities"].items()]


def main(arguments: list[str]) -> int:
    tell_licences()
    if "--licences" in arguments:
        return 0
    against = {lock.name: python_advisories(lock) for lock in locks()} | {PACKAGE_LOCK.name: page_advisories()}
    for lock, said in against.items():
        for each in said or ["nothing is known against what it names"]:
            print(f"{lock}: {each}")
    return 1 if any(against.values()) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
