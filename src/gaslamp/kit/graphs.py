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


def within(apart: vec[i64], nodes: i64, steps: i64, kept: i64) -> vec[i64]:
    """The nodes that are no more than 0, 1, 2 and so on steps from each, as sets of bits: `found[kept * steps + node]`.

    `apart` is what `distances` says of all nodes; the sets are of the first `kept` of them, 63 at most.
    """
    found = vec[i64]()
    for limit in range(steps + 1):
        for a in range(kept):
            near: int = 0
            for b in range(kept):
                if apart[nodes * a + b] <= limit:
                    near |= 1 << int(b)
            found = append(found, i64(near))
    return found
