import re
from unicodedata import normalize

SIGNS = frozenset("=+-@")
BREAKS = ("\t", "\r", "\n")
INVISIBLE = " \t\r\n\v\f\xa0\u200b\u2060\ufeff"
# Where a spreadsheet of another country would begin a cell.
AFTER_A_SEPARATOR = re.compile(rf"([,;\t|])([{INVISIBLE}]*)(?=[=+@\uff1d\uff0b\uff20-])")


def inert(cell: str) -> str:
    """The cell as a text, even where a spreadsheet would take it for a formula.

    Spreadsheets also calculate from full-width signs; NFKC shows those as the plain ones.
    """
    cell = AFTER_A_SEPARATOR.sub(r"\1\2'", cell)
    first = normalize("NFKC", cell.lstrip(INVISIBLE)[:1])
    return f"'{cell}" if first in SIGNS or cell.startswith(BREAKS) else cell


def told_by(cell: str) -> str:
    """What somebody meant by a cell that `inert` may have written; formulas stay the text that they are."""
    meant = re.sub(rf"([,;\t|])([{INVISIBLE}]*)'(?=[=+@\uff1d\uff0b\uff20-])", r"\1\2", cell)
    without = meant[1:]
    was_made_inert = inert(without).startswith("'") and not without.startswith("'")
    return without if meant.startswith("'") and was_made_inert else meant
