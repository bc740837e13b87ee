from collections.abc import Collection
from dataclasses import dataclass
from uuid import UUID

from django.db.models import F, Q

from apps.library.models import ChapterStatus, ChapterVersion
from apps.library.selectors.chapters import OUTLINE


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer:
    """A chapter that a company may take over, and what its newest release holds."""

    chapter_id: UUID
    name: str
    kinds: list[str]
    sectors: list[UUID]
    words: int
    covered: frozenset[UUID]  # by some page of it


def offers_covering(*, company_id: UUID, obligations: Collection[UUID]) -> list[Offer]:
    """The platform's and the company's own released chapters with a page that covers one of these, by name."""
    newest = ChapterVersion.objects.filter(
        Q(company_id=None) | Q(company_id=company_id),
        number=F("chapter__version"),
        obligations__overlap=list(obligations),
    ).exclude(chapter__status=ChapterStatus.RETIRED)
    found = newest.order_by("chapter__name", "chapter_id").values_list(
        "chapter_id", "chapter__name", "chapter__kinds", "chapter__sectors", OUTLINE
    )
    offers = (
        Offer(
            chapter_id=chapter_id,
            name=name,
            kinds=kinds,
            sectors=sectors,
            words=sum(page["words"] for page in outline),
            covered=frozenset(UUID(one) for page in outline for one in page["obligations"]),
        )
        for chapter_id, name, kinds, sectors, outline in found
    )
    return [offer for offer in offers if not offer.covered.isdisjoint(obligations)]
