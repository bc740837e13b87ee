from dataclasses import dataclass
from uuid import UUID

from shared.questions import Question


@dataclass(frozen=True, slots=True, kw_only=True)
class Offers:
    """What readers are offered around the pages of a booklet."""

    pdf: bool = True
    offline: bool = True
    questions: bool = True
    indexed: bool = True  # what search engines are told besides is the server's to say


@dataclass(frozen=True, slots=True, kw_only=True)
class OffersOfBooklet(Question[Offers]):
    """A booklet is about to be made: what does whoever decides on its reading offer?"""

    company_id: UUID
    booklet_id: UUID
