from dataclasses import dataclass, field
from uuid import UUID


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadingChanged:
    """Readers get something else of this booklet: another version, another state, another address."""

    company_id: UUID
    booklet_id: UUID


@dataclass(slots=True)
class Offers:
    """What readers are offered around the pages of a booklet."""

    pdf: bool = True
    offline: bool = True
    indexed: bool = True  # what search engines are told besides is the server's to say


@dataclass(frozen=True, slots=True, kw_only=True)
class OffersAsked:
    """A booklet is about to be made: whoever decides on its reading says what to offer."""

    company_id: UUID
    booklet_id: UUID
    offers: Offers = field(default_factory=Offers)
