"""Random Scotland Yard beside another engine, in turns on the same machine.

    python benchmarks/yardstick.py ../shared/yardstick/run [--runs 3]

The other program prints moves per second of processor time, games, and Mr X's share, as the workshop's plain C++ engine does.
It counts passes as moves and has no referee; ours are the players' moves, the referee's answers come on top and count nothing.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys

OURS = ["bench", "scotland_yard", "--option", "length=24_windows", "--option", "reveals=3,8,13,18,24", "--json"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("other", nargs="+", help="the command to run beside ours")
    parser.add_argument("--runs", type=int, default=3)
    args = parser.parse_args()
    ratios, games = [], []
    for _ in range(args.runs):
        theirs = subprocess.run(args.other, check=True, capture_output=True, text=True).stdout.split()
        told = subprocess.run([sys.executable, "-m", "gaslamp.cli", *OURS], check=True, capture_output=True, text=True).stdout
        (ours,) = json.loads(told)
        moves, played = float(theirs[0]), float(theirs[1]) / 2  # it plays for two seconds
        ratios.append(ours["moves_per_s"] / moves)
        games.append(ours["playouts_per_s"] / played)
        print(f"ours {ours['moves_per_s']:>12,} moves/s  {ours['playouts_per_s']:>9,} games/s  Mr X {ours['won']['mrx']:.4f}")
        print(f"other {moves:>11,.0f} moves/s  {played:>9,.0f} games/s  Mr X {float(theirs[2]):.4f}")
    print(f"medians: {100 * statistics.median(ratios):.1f} % of its moves, {100 * statistics.median(games):.1f} % of its games")


if __name__ == "__main__":
    main()
