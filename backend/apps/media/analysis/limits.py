"""What the process that reads a stranger's bytes may use. It sets these itself before it opens the file."""

import ctypes
import resource
import signal
from typing import Final

PR_SET_PDEATHSIG: Final = 1
PR_SET_NO_NEW_PRIVS: Final = 38
CLONE_NEWUSER: Final = 0x10000000
CLONE_NEWNET: Final = 0x40000000
MEBIBYTE: Final = 1024 * 1024

MEMORY: Final = 250 * MEBIBYTE  # what it may write to, whether it does or not
ADDRESSES: Final = 2048 * MEBIBYTE
CPU_SECONDS: Final = 20
WALL_SECONDS: Final = 60.0
LARGEST_WRITTEN: Final = 320_000_000
OPEN_FILES: Final = 64
STACK_OF_A_THREAD: Final = MEBIBYTE


def limit_this_process() -> None:
    """From here on, too much memory, time or disc ends this process.

    RLIMIT_NPROC is left alone: it counts every process of the user, the worker's included.
    """
    for what, most in (
        (resource.RLIMIT_AS, ADDRESSES),
        (resource.RLIMIT_DATA, MEMORY),
        (resource.RLIMIT_CPU, CPU_SECONDS),
        (resource.RLIMIT_FSIZE, LARGEST_WRITTEN),
        (resource.RLIMIT_NOFILE, OPEN_FILES),
        (resource.RLIMIT_CORE, 0),
    ):
        resource.setrlimit(what, (most, most))
    libc = ctypes.CDLL(None)
    attributes = ctypes.create_string_buffer(64)
    libc.pthread_attr_init(attributes)
    libc.pthread_attr_setstacksize(attributes, ctypes.c_size_t(STACK_OF_A_THREAD))
    libc.pthread_setattr_default_np(attributes)  # eight times less room set aside for nothing
    # No network, and none of the rights of the user, where the kernel lets everybody do that.
    libc.unshare(CLONE_NEWUSER | CLONE_NEWNET)
    libc.prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)
    libc.prctl(PR_SET_PDEATHSIG, signal.SIGKILL)  # without the worker, nobody reads the answer
