"""Files of texts that travel to translators and back: i18next JSON, CSV, XLIFF 2.1.

Those that come back are read in a process of their own, which says what stands in them and nothing more.
"""

from shared.translating.files.limits import LARGEST_FILE
from shared.translating.files.lines import Read, Refused
from shared.translating.files.run import read_texts
from shared.translating.files.write import Unit, json_file, xliff_file

__all__ = [
    "LARGEST_FILE",
    "Read",
    "Refused",
    "Unit",
    "json_file",
    "read_texts",
    "xliff_file",
]
