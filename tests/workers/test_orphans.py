"""A server that is killed leaves no worker behind."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

SERVER = """
import asyncio
import sys
from pathlib import Path
from gaslamp.workers.pool import Pool
from workers.shared import job, odd, until
from workers.shelf import SHELF

async def main():
    pool = Pool(2, SHELF)
    await pool.think(job())
    busy = asyncio.create_task(pool.think(odd("", Path(sys.argv[1]), level="tree:600s", deadline=1000.0)))
    idle = asyncio.create_task(pool.think(job()))
    await idle
    await until(Path(sys.argv[1]).exists)
    print("thinking", flush=True)
    await busy

asyncio.run(main())  # no `if __name__ == "__main__"`: a worker does not run its server's program again
"""


def test_a_killed_server_leaves_no_worker(tmp_path: Path) -> None:
    """Its output ends when the last process that could write to it has ended: the server, and a worker deep in thought."""
    program = tmp_path / "server.py"
    program.write_text(SERVER)
    command = [sys.executable, str(program), str(tmp_path / "notes")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == b"thinking\n"
        server.kill()
        assert server.communicate(timeout=60)[0] == b""
