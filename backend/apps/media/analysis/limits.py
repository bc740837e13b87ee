"""What the process that reads a stranger's bytes may use."""

import ctypes
from typing import Final

from shared.confined import MEBIBYTE, Limits

WALL_SECONDS: Final = 60.0
STACK_OF_A_THREAD: Final = MEBIBYTE
LIMITS: Final = Limits(
    memory=250 * MEBIBYTE,
    addresses=2048 * MEBIBYTE,
    cpu_seconds=20,
    largest_written=320_000_000,
    open_files=64,
)


def limit_this_process() -> None:
    """Hold it, and set aside eight times less room for threads that need none."""
    libc = ctypes.CDLL(None)
    attributes = ctypes.create_string_buffer(64)
    libc.pthread_attr_init(attributes)
    libc.pthread_attr_setstacksize(attributes, ctypes.c_size_t(STACK_OF_A_THREAD))
    libc.pthread_setattr_default_np(attributes)
    LIMITS.limit_this_process()
