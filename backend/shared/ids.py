"""Identifiers that sort by the moment they were made, so that a key is also an order."""

import os
import time
from uuid import UUID


def uuid7() -> UUID:
    """A UUID version 7: 48 bits of milliseconds, 12 bits of their fraction, 62 random bits."""
    milliseconds, rest = divmod(time.time_ns(), 1_000_000)
    fraction = rest * 4096 // 1_000_000
    random_bits = int.from_bytes(os.urandom(8)) & ((1 << 62) - 1)
    return UUID(int=milliseconds << 80 | 0x7 << 76 | fraction << 64 | 0b10 << 62 | random_bits)
