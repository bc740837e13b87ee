"""Reads of living values."""

from apps.values.selectors.keepers import list_keepers, list_value_sites
from apps.values.selectors.known import KnownValue, known_values
from apps.values.selectors.lines import value_lines
from apps.values.selectors.people import people_here
from apps.values.selectors.said import SaidValue, State, said_values
from apps.values.selectors.stand_in import stand_in

__all__ = [
    "KnownValue",
    "SaidValue",
    "State",
    "known_values",
    "list_keepers",
    "list_value_sites",
    "people_here",
    "said_values",
    "stand_in",
    "value_lines",
]
