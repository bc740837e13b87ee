"""What the process that prints may use."""

from typing import Final

from shared.confined import MEBIBYTE, Limits

WALL_SECONDS: Final = 420.0
LIMITS: Final = Limits(
    memory=1024 * MEBIBYTE,  # two hundred illustrated pages take half
    addresses=4096 * MEBIBYTE,
    cpu_seconds=240,
    largest_written=200_000_000,
    open_files=256,
)
