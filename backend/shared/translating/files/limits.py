from typing import Final

from shared.confined import MEBIBYTE, Limits

MEGABYTE: Final = 1_000_000
LARGEST_FILE: Final = 4 * MEGABYTE
MOST_LINES: Final = 20_000
LONGEST_NAME: Final = 240
LONGEST_TEXT: Final = 20_001  # one more than any text may have, so that it is refused and not cut
DEEPEST: Final = 30

WALL_SECONDS: Final = 20.0
LIMITS: Final = Limits(
    memory=160 * MEBIBYTE,
    addresses=1024 * MEBIBYTE,
    cpu_seconds=15,
    largest_written=MEGABYTE,
    open_files=64,
)

UNREADABLE: Final = "texts_unreadable"
NOT_TAKEN: Final = "texts_not_taken"
TOO_LARGE: Final = "texts_too_large"
EMPTY: Final = "texts_empty"
