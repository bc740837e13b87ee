from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from uuid import UUID

from shared.questions import Question


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """A table of a company's export, its headings in the language of whoever asked."""

    file_name: str
    header: Sequence[str]
    rows: Iterable[Sequence[str]]


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetsOfCompany(Question[Sheet]):
    """A company takes its data along: what does each slice keep of it?"""

    company_id: UUID
    language: str
