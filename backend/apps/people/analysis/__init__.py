"""Files of people that strangers wrote, read in a process of its own, which says what their cells are and nothing more."""

from apps.people.analysis.run import Refused, Table, read_table

__all__ = ["Refused", "Table", "read_table"]
