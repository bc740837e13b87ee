from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

from apps.pages.models import Page, PageRevision, RevisionKind

KEPT = 50
NEWEST = 20  # kept one by one
IN_USE = timedelta(days=1)  # as long as an editor may stay open
ASIDE, ASIDE_FOR = 10, timedelta(days=30)


@dataclass(frozen=True, slots=True)
class Kept:
    id: UUID
    kind: str
    by_id: UUID | None
    created_at: datetime
    taken_at: datetime | None


def thin_revisions(*, page: Page, now: datetime) -> None:
    """Keep fifty revisions, the older the further apart.

    Never dropped: the newest, what an author began to write from today or saved last, and words that
    were set aside lately.
    """
    revisions = PageRevision.objects.of(page.company_id).filter(page=page)
    if page.revision <= KEPT:
        return
    rows = revisions.order_by("-number").values_list(
        "id", "kind", "by_id", "created_at", "taken_at"
    )
    kept = [Kept(*row) for row in rows]
    needed = set(_needed(kept, now))
    dropped: list[UUID] = []
    while len(kept) > KEPT and (spare := _most_crowded(kept, needed, now)):
        kept.remove(spare)
        dropped.append(spare.id)
    revisions.filter(id__in=dropped).delete()


def _needed(kept: list[Kept], now: datetime) -> Iterator[UUID]:
    yield from (revision.id for revision in kept[:NEWEST])
    authors: set[Any] = set()
    aside = 0
    for revision in kept:
        lately = revision.created_at > now - IN_USE
        if revision.kind == RevisionKind.SET_ASIDE:
            aside += 1
            if aside <= ASIDE and revision.created_at > now - ASIDE_FOR:
                yield revision.id
        elif (lately and revision.by_id not in authors) or _is_taken(revision, now):
            yield revision.id
        if revision.kind != RevisionKind.SET_ASIDE:
            authors.add(revision.by_id)


def _is_taken(revision: Kept, now: datetime) -> bool:
    return revision.taken_at is not None and revision.taken_at > now - IN_USE


def _most_crowded(kept: list[Kept], needed: set[UUID], now: datetime) -> Kept | None:
    """The one whose neighbours are closest, for its age; the oldest stays as long as another can go."""
    spare = [
        (_room(kept, place, now), place)
        for place, revision in enumerate(kept)
        if revision.id not in needed
    ]
    return kept[min(spare)[1]] if spare else None


def _room(kept: list[Kept], place: int, now: datetime) -> float:
    if place == len(kept) - 1:
        return float("inf")
    age = max(now - kept[place].created_at, timedelta(seconds=1))
    return (kept[place - 1].created_at - kept[place + 1].created_at) / age
