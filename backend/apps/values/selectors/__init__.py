"""Reads of living values."""

from apps.values.selectors.company_values import CompanyValues, ValueFilter, company_values
from apps.values.selectors.filled import filled_values
from apps.values.selectors.known import KnownValue, known_values
from apps.values.selectors.line import ValueLine, line_of
from apps.values.selectors.lines import value_lines
from apps.values.selectors.owners import list_value_owners, list_value_sites
from apps.values.selectors.people import people_here
from apps.values.selectors.said import SaidValue, State, said_values
from apps.values.selectors.stand_in import stand_in
from apps.values.selectors.usage import value_usage

__all__ = [
    "CompanyValues",
    "KnownValue",
    "SaidValue",
    "State",
    "ValueFilter",
    "ValueLine",
    "company_values",
    "filled_values",
    "known_values",
    "line_of",
    "list_value_owners",
    "list_value_sites",
    "people_here",
    "said_values",
    "stand_in",
    "value_lines",
    "value_usage",
]
