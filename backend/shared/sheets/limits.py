from typing import Final

from shared.confined import MEBIBYTE, Limits

MEGABYTE: Final = 1_000_000
LARGEST_FILE: Final = 5 * MEGABYTE
MOST_LINES: Final = 20_000  # besides the header
MOST_COLUMNS: Final = 60
LONGEST_CELL: Final = 501  # one more than any field takes, so that it is refused and not cut
MOST_CHARACTERS: Final = 20 * MEGABYTE  # of all cells
LARGEST_UNPACKED: Final = 100 * MEGABYTE
MOST_ENTRIES: Final = 1000

WALL_SECONDS: Final = 40.0
LIMITS: Final = Limits(
    memory=500 * MEBIBYTE,
    addresses=2048 * MEBIBYTE,
    cpu_seconds=20,
    largest_written=MEGABYTE,
    open_files=64,
)

UNREADABLE: Final = "import_unreadable"
NOT_TAKEN: Final = "import_not_taken"
TOO_MANY_LINES: Final = "import_too_many_lines"
TOO_LARGE: Final = "import_too_large"
EMPTY: Final = "import_empty"
