"""Spreadsheets that strangers wrote, read in a process of its own, which says what their cells are and nothing more."""

from shared.sheets.limits import TOO_LARGE, TOO_MANY_LINES, UNREADABLE
from shared.sheets.run import Refused, Table, read_table

__all__ = ["TOO_LARGE", "TOO_MANY_LINES", "UNREADABLE", "Refused", "Table", "read_table"]
