"""Graphs as tables: the neighbours of node n are `ends[first[n]]` to `ends[first[n + 1] - 1]`."""

from librt.vecs import append, vec
from mypy_extensions import i64


def distances(first: vec[i64], ends: vec[i64], offset: i64, nodes: i64) -> vec[i64]:
    """How many steps it is from each node to each: `found[nodes * a + b]`, or `nodes` where no way leads there.

    Nodes are 0 to nodes - 1, and node n stands at `offset + n` in `first`.
    """
    found = vec[i64]([int(nodes)] * int(nodes * nodes))
    for start in range(nodes):
        found[nodes * start + start] = 0
        line = append(vec[i64](), start)
        reached: i64 = 0
        while reached < len(line):
            node = line[reached]
            reached += 1
            steps = found[nodes * start + node] + 1
            at = first[offset + node]
            while at < first[offset + node + 1]:
                if found[nodes * start + ends[at]] > steps:
                    found[nodes * start + ends[at]] = steps
                    line = append(line, ends[at])
                at += 1
    return found
