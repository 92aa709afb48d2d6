"""The machine: some of its cores for all that is measured, and a file for every connection."""

import os
import platform
import resource
import sys

CORES = 2  # for servers, databases and clients together


def take(count: int) -> None:
    """For this process and all that it starts."""
    os.sched_setaffinity(0, set(sorted(os.sched_getaffinity(0))[:count]))


def allow_connections(wanted: int) -> None:
    """A connection is an open file here, and another one in the server."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard not in (resource.RLIM_INFINITY, -1) and hard < wanted:
        sys.exit(f"{wanted} open files are needed, and only {hard} allowed: ulimit -Hn {wanted}")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))


def described() -> str:
    python = platform.python_version()
    return f"{len(os.sched_getaffinity(0))} cores of {platform.machine()}, Python {python}"
