"""What the process that draws may use."""

from typing import Final

from shared.confined import MEBIBYTE, Limits

WALL_SECONDS: Final = 60.0
LIMITS: Final = Limits(
    memory=512 * MEBIBYTE,
    addresses=4096 * MEBIBYTE,
    cpu_seconds=20,
    largest_written=20_000_000,
    open_files=256,
)
