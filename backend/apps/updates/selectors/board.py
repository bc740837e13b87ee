"""What a company sees of the releases that reached its booklets."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal
from uuid import UUID

from django.db.models import Count, Q, QuerySet

from apps.booklets.models import Booklet, BookletChapter
from apps.library.models import ChapterVersion
from apps.updates import policies
from apps.updates.models import AdoptionCount, ProposalStatus, Rollout, UpdateProposal
from apps.updates.questions import ReadersOfBooklets
from shared import errors
from shared.actor import Actor
from shared.pagination import Page, paginate
from shared.questions import ask
from shared.tenancy import act_as_platform

State = Literal["conflict", "adapted", "ready", "adopted", "partly_adopted", "refused"]

MOST_NAMED = 100

OPEN = Q(status=ProposalStatus.TO_REVIEW)
STATES: dict[State, Q] = {
    "conflict": OPEN & Q(conflicts__gt=0),
    "adapted": OPEN & Q(conflicts=0, adapted__gt=0),
    "ready": OPEN & Q(conflicts=0, adapted=0),
    "adopted": Q(status=ProposalStatus.ADOPTED),
    "partly_adopted": Q(status=ProposalStatus.PARTLY_ADOPTED),
    "refused": Q(status=ProposalStatus.REFUSED),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class ProposalFilter:
    """Which proposals: those that wait, unless told."""

    state: State | None = None
    release: UUID | None = None
    booklet: UUID | None = None
    batch: UUID | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ReleaseCounts:
    """Of the booklets for which the actor decides."""

    conflict: int = 0
    adapted: int = 0
    ready: int = 0
    adopted: int = 0
    partly_adopted: int = 0
    refused: int = 0
    booklets: int = 0  # that took the chapter
    updated: int = 0  # that come from this release, or a newer one
    detached: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardRelease:
    rollout: Rollout
    counts: ReleaseCounts = field(default_factory=ReleaseCounts)

    @property
    def version(self) -> ChapterVersion:
        return self.rollout.version


def list_proposals(
    *, actor: Actor, wanted: ProposalFilter, cursor: str | None, limit: int
) -> Page[UpdateProposal]:
    """The newest first."""
    policies.require_deciding(actor)
    proposals = policies.proposals_for(actor).select_related("chapter", "assigned_to")
    if wanted.release:
        proposals = proposals.filter(rollout=wanted.release)
    if wanted.booklet:
        proposals = proposals.filter(booklet=wanted.booklet)
    if wanted.batch:
        proposals = proposals.filter(batch=wanted.batch)
    if wanted.state:
        proposals = proposals.filter(STATES[wanted.state])
    elif not wanted.batch:
        proposals = proposals.filter(OPEN)
    return paginate(proposals, by=["-id"], cursor=cursor, limit=limit)


def list_releases(*, actor: Actor, cursor: str | None, limit: int) -> Page[AdoptionCount]:
    """Those that reached the company, the newest first."""
    policies.require_deciding(actor)
    reached = AdoptionCount.objects.visible_to(actor).select_related("rollout__version")
    return paginate(
        reached.defer("rollout__version__pages"), by=["-id"], cursor=cursor, limit=limit
    )


def get_release(*, actor: Actor, rollout_id: UUID) -> Rollout:
    """One that reached the company."""
    reached = AdoptionCount.objects.visible_to(actor).filter(rollout=rollout_id)
    found = reached.select_related("rollout__version").first()
    if found is None or not policies.may_decide_anywhere(actor):
        raise errors.NotFound
    return found.rollout


def count_releases(*, actor: Actor, rollouts: Collection[Rollout]) -> list[BoardRelease]:
    """How far each has come in the booklets for which the actor decides; three reads however many there are."""
    booklets = policies.decidable_booklets(actor).filter(trashed_at=None)
    asked = _asked(actor, rollouts)
    chapters = _chapters(booklets, {one.chapter_id for one in rollouts})
    return [
        BoardRelease(
            rollout=one,
            counts=ReleaseCounts(**asked[one.id], **_taken(chapters[one.chapter_id], one.number)),
        )
        for one in rollouts
    ]


def detached_chapters(*, actor: Actor, rollout: Rollout) -> list[BookletChapter]:
    """Chapters of the actor's booklets that came from this one and follow it no more, by name."""
    booklets = policies.decidable_booklets(actor).filter(trashed_at=None)
    rows = BookletChapter.objects.filter(
        booklet__in=booklets.values("id"),
        origin_chapter_id=rollout.chapter_id,
        detached=True,
        removed_at=None,
    )
    return list(rows.select_related("booklet").order_by("booklet__name", "id")[:MOST_NAMED])


def list_detached(*, actor: Actor, cursor: str | None, limit: int) -> Page[BookletChapter]:
    """Of every booklet for which the actor decides, the newest chapter first."""
    policies.require_deciding(actor)
    booklets = policies.decidable_booklets(actor).filter(trashed_at=None)
    rows = BookletChapter.objects.visible_to(actor).filter(
        booklet__in=booklets.values("id"),
        origin_chapter_id__isnull=False,
        detached=True,
        removed_at=None,
    )
    return paginate(rows, by=["-id"], cursor=cursor, limit=limit)


def readers_of_release(*, actor: Actor, rollout: Rollout) -> int:
    """To how many the booklets that follow the chapter were handed: somebody who has two of them counts twice."""
    booklets = policies.decidable_booklets(actor).filter(trashed_at=None)
    following = BookletChapter.objects.filter(
        booklet__in=booklets.values("id"),
        origin_chapter_id=rollout.chapter_id,
        detached=False,
        removed_at=None,
    )
    ids = set(following.values_list("booklet_id", flat=True))
    if not (ids and actor.company_id):
        return 0
    return sum(readers_of(company_id=actor.company_id, booklet_ids=ids).values())


def previous_version(rollout: Rollout) -> ChapterVersion | None:
    """What booklets had before; the actor was shown the release."""
    with act_as_platform():
        return ChapterVersion.objects.filter(
            chapter_id=rollout.chapter_id, number=rollout.number - 1
        ).first()


def readers_of(*, company_id: UUID, booklet_ids: Collection[UUID]) -> dict[UUID, int]:
    """People to whom each was handed, as whoever knows them tells; nobody: it is not there."""
    told = ask(ReadersOfBooklets, company_id=company_id, booklet_ids=booklet_ids)
    return {booklet_id: count for one in told for booklet_id, count in one.items()}


def proposed_booklets(named: Iterable[UpdateProposal | BookletChapter]) -> list[Booklet]:
    """With what a line of a list shows of them."""
    wanted = {one.booklet_id for one in named}
    rows = Booklet.objects.filter(id__in=wanted)
    return list(rows.select_related("site", "company", "review__reviewer"))


def _asked(actor: Actor, rollouts: Collection[Rollout]) -> dict[UUID, dict[str, int]]:
    rows = policies.proposals_for(actor).filter(rollout__in=rollouts)
    counts = {f"in_{name}": Count("id", filter=state) for name, state in STATES.items()}
    counted: Iterable[Mapping[str, Any]] = rows.order_by().values("rollout").annotate(**counts)
    found: defaultdict[UUID, dict[str, int]] = defaultdict(dict)
    for one in counted:
        found[one["rollout"]] = {name: one[f"in_{name}"] for name in STATES}
    return found


def _chapters(
    booklets: QuerySet[Booklet], chapter_ids: Collection[UUID]
) -> dict[UUID | None, list[tuple[int, bool]]]:
    rows = BookletChapter.objects.filter(
        booklet__in=booklets.values("id"), origin_chapter_id__in=chapter_ids, removed_at=None
    )
    found: defaultdict[UUID | None, list[tuple[int, bool]]] = defaultdict(list)
    counted = rows.order_by().values("origin_chapter_id", "origin_version", "detached")
    for one in counted.annotate(count=Count("id")):
        told = (one["origin_version"], one["detached"])
        found[one["origin_chapter_id"]] += [told] * one["count"]
    return found


def _taken(chapters: list[tuple[int, bool]], number: int) -> dict[str, int]:
    return {
        "booklets": len(chapters),
        "updated": sum(version >= number and not detached for version, detached in chapters),
        "detached": sum(detached for _, detached in chapters),
    }
