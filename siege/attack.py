"""Attackers: each in a process of its own, which ends by itself."""

import asyncio
import os
import sys
from typing import Any

import msgspec

SECONDS_TO_END = 180.0


class Attack:
    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    @classmethod
    async def begin(cls, module: str, orders: Any, nice: int = 0) -> "Attack":
        """`python -m MODULE`, which reads its orders and ends by itself."""
        process = await asyncio.create_subprocess_exec(
            *[sys.executable, "-m", module],
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,  # Control-C is for us: we stop it
            preexec_fn=lambda: os.nice(nice),
        )
        assert process.stdin is not None
        process.stdin.write(msgspec.json.encode(orders))
        process.stdin.close()
        return cls(process)

    async def ended(self) -> bytes:
        """What it has printed, when it has ended."""
        assert self.process.stdout is not None
        try:
            async with asyncio.timeout(SECONDS_TO_END):
                printed = await self.process.stdout.read()
                await self.process.wait()
        finally:
            self.stop()
        assert self.process.returncode == 0, "an attacker has failed"
        return printed

    def stop(self) -> None:
        if self.process.returncode is None:
            self.process.kill()
