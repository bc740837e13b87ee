from collections.abc import Collection
from dataclasses import dataclass
from uuid import UUID

from apps.booklets.models import Booklet
from apps.participation.models import Participation
from apps.publishing.models import Content, Publication, PublicationContent, Scope
from apps.publishing.selectors import BlockDifference, PageDifference, compare_contents


@dataclass(frozen=True, slots=True, kw_only=True)
class RereadPage:
    """A page that somebody reads again: what was said of its change, and what changed in it."""

    page_id: str
    why: str  # empty: the page is as it was, and new to them
    blocks: list[BlockDifference]


def describe_rereading(*, one: Participation, booklet: Booklet) -> list[RereadPage]:
    """What somebody is asked to read again, beside the version that they acknowledged."""
    asked = [str(page) for page in one.reread_pages]
    known, online = one.acknowledged_publication_id, booklet.publication_id
    if not asked or known is None or online is None:
        return []
    whys = _whys(booklet, asked, since=known)
    found = _differences(booklet, known, online) if whys else {}
    return [
        RereadPage(
            page_id=page,
            why=whys.get(page, ""),
            blocks=found[page].blocks if page in whys and page in found else [],
        )
        for page in asked
    ]


def _whys(booklet: Booklet, asked: Collection[str], *, since: UUID) -> dict[str, str]:
    """By page, what the newest version that asks to read it again said of itself."""
    rows = Publication.objects.filter(company_id=booklet.company_id, booklet=booklet)
    told = rows.order_by("major", "minor").values_list("id", "note", "changes")
    whys: dict[str, str] = {}
    for publication_id, note, changes in told:
        if publication_id == since:
            whys = {}
            continue
        marked = {one["page"] for one in changes if one["scope"] == Scope.TO_REREAD}
        whys |= dict.fromkeys(marked.intersection(asked), note)
        if publication_id == booklet.publication_id:
            break
    return whys


def _differences(booklet: Booklet, before: UUID, after: UUID) -> dict[str, PageDifference]:
    rows = PublicationContent.objects.filter(company_id=booklet.company_id)
    told = rows.filter(publication__in=(before, after)).values_list("publication_id", "content")
    contents: dict[UUID, Content] = dict(told)
    if before not in contents:
        return {}
    return {one.page_id: one for one in compare_contents(contents[before], contents[after])}
