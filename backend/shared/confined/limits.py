"""What a process may use. It holds itself before it opens anything: a module of ours, or what becomes another program."""

import ctypes
import os
import resource
import signal
import sys
from dataclasses import dataclass
from typing import Final

PR_SET_PDEATHSIG: Final = 1
PR_SET_NO_NEW_PRIVS: Final = 38
CLONE_NEWUSER: Final = 0x10000000
CLONE_NEWNET: Final = 0x40000000
MEBIBYTE: Final = 1024 * 1024
NETWORK_KEPT: Final = "network kept"


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """In bytes and seconds. RLIMIT_NPROC is left alone: it counts every process of the user, the worker's included."""

    memory: int  # what it may write to, whether it does or not
    addresses: int
    cpu_seconds: int
    largest_written: int
    open_files: int

    def limit_this_process(self) -> None:
        """From here on, too much memory, time or disc ends this process; it has no network, or says that it kept it."""
        for what, most in (
            (resource.RLIMIT_AS, self.addresses),
            (resource.RLIMIT_DATA, self.memory),
            (resource.RLIMIT_CPU, self.cpu_seconds),
            (resource.RLIMIT_FSIZE, self.largest_written),
            (resource.RLIMIT_NOFILE, self.open_files),
            (resource.RLIMIT_CORE, 0),
        ):
            resource.setrlimit(what, (most, most))
        libc = ctypes.CDLL(None, use_errno=True)
        # No network, and none of the rights of the user, where the kernel lets everybody do that.
        if libc.unshare(CLONE_NEWUSER | CLONE_NEWNET) != 0:
            sys.stderr.write(f"{NETWORK_KEPT}: {os.strerror(ctypes.get_errno())}\n")
            sys.stderr.flush()
        libc.prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)
        libc.prctl(PR_SET_PDEATHSIG, signal.SIGKILL)  # without the worker, nobody reads the answer
