"""Files of texts that travel to translators and back: i18next JSON, CSV, XLIFF 2.1.

Those that come back are read in a process of their own, which says what stands in them and nothing more.
"""

from shared.translating.files.limits import LARGEST_FILE
from shared.translating.files.lines import Read, Refused
from shared.translating.files.run import read_sent, read_texts
from shared.translating.files.stamps import Stamp, stamp_in
from shared.translating.files.table import COLUMNS, table_file
from shared.translating.files.write import Unit, json_file, xliff_file
from shared.translating.files.xliff_12 import xliff_12_file

__all__ = [
    "COLUMNS",
    "LARGEST_FILE",
    "Read",
    "Refused",
    "Stamp",
    "Unit",
    "json_file",
    "read_sent",
    "read_texts",
    "stamp_in",
    "table_file",
    "xliff_12_file",
    "xliff_file",
]
