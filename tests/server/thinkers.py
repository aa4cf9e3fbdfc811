"""Computer players for tests."""

from __future__ import annotations

import hashlib

from gaslamp.core import Message
from gaslamp.workers.job import Answer, Job
from gaslamp.workers.pool import Pool


class Telltale(Pool):
    """Tells all it was told: its answer is another one wherever anything in its job is."""

    def __init__(self) -> None:
        super().__init__(1)

    async def think(self, job: Job) -> Answer:
        known = hashlib.sha256(repr(job).encode()).hexdigest()
        return Answer(job.moves[int(known, 16) % len(job.moves)], reason=Message("why-tell", {"all": known}))
