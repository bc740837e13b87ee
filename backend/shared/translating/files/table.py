from collections.abc import Iterable, Mapping
from typing import IO, Final

from shared.exports import csv_file
from shared.language import DEFAULT_LANGUAGE
from shared.translating.files.write import Unit

COLUMNS: Final = ("key", "screen", "french", "translation", "state", "stamp")
MOST_LINES: Final = 50_000


def table_file(
    units: Iterable[Unit], *, titles: Mapping[str, str], states: Mapping[str, str]
) -> IO[bytes]:
    """With the separator that French spreadsheets expect, whoever asks: translators pass it on."""
    rows = (
        [
            unit.name,
            unit.about or unit.screen,
            unit.source,
            unit.target,
            states[unit.state],
            unit.stamp,
        ]
        for unit in units
    )
    header = [titles[name] for name in COLUMNS]
    return csv_file(header=header, rows=rows, language=DEFAULT_LANGUAGE, most=MOST_LINES).content
