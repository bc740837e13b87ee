"""A file of people: columns, dry run, taking over. Each step is a state, and a job where it takes long."""

from apps.people.services.imports._columns import FIELDS
from apps.people.services.imports._lock import ImportElsewhere
from apps.people.services.imports.apply import apply_import, apply_lines
from apps.people.services.imports.check import check_import, map_columns
from apps.people.services.imports.close import cancel_import, forget_imports
from apps.people.services.imports.start import (
    FileNotThere,
    ImportNotTaken,
    ImportTooLarge,
    read_import,
    receive_file,
    start_import,
)

__all__ = [
    "FIELDS",
    "FileNotThere",
    "ImportElsewhere",
    "ImportNotTaken",
    "ImportTooLarge",
    "apply_import",
    "apply_lines",
    "cancel_import",
    "check_import",
    "forget_imports",
    "map_columns",
    "read_import",
    "receive_file",
    "start_import",
]
