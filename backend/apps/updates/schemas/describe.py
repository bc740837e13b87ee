"""Updates as the API tells them."""

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any
from uuid import UUID

from apps.booklets.models import BookletChapter
from apps.booklets.schemas.describe import describe_booklets
from apps.library import selectors as library
from apps.library.schemas.describe import spoken
from apps.updates import selectors
from apps.updates.models import UpdateProposal
from apps.updates.selectors import Adoption, BoardRelease, Others
from apps.updates.selectors.adoption import FEWEST
from shared.actor import Actor

Told = dict[str, Any]
CARD = ("id", "name", "status", "theme", "cover_picture", "main_manager")
LINE = (
    *("id", "from_version", "to_version", "reason", "effective_on", "pages_changed", "blocks"),
    *("adapted", "conflicts", "status", "opened_at", "decided_at", "decided_by_name", "refusal"),
)


def describe_proposals(
    *, actor: Actor, proposals: Sequence[UpdateProposal], now: datetime
) -> list[Told]:
    """Each as a list shows it, at the cost of one."""
    cards = _cards(actor, proposals, now)
    return [
        {
            **{name: getattr(one, name) for name in LINE},
            "booklet": cards[one.booklet_id],
            "chapter": one.chapter_id,
            "chapter_title": one.chapter.title,
            "release": one.rollout_id,
            "asked": len(one.clashes),
            "assigned_to": person(one.assigned_to),
            "batch_state": one.batch_state or None,
        }
        for one in proposals
    ]


def describe_detached(
    *, actor: Actor, chapters: Sequence[BookletChapter], now: datetime
) -> list[Told]:
    cards = _cards(actor, chapters, now)
    return [
        {
            "id": one.id,
            "booklet": cards[one.booklet_id],
            "chapter_title": one.title,
            "version": one.origin_version,
        }
        for one in chapters
    ]


def _cards(
    actor: Actor, named: Sequence[UpdateProposal | BookletChapter], now: datetime
) -> dict[UUID, Told]:
    """The booklets of these, each with how many people it was handed to."""
    booklets = selectors.proposed_booklets(named)
    described = describe_booklets(actor=actor, booklets=booklets, now=now)
    cards = {told["id"]: {name: told[name] for name in CARD} for told in described}
    readers: dict[UUID, int] = {}
    if actor.company_id:
        readers = selectors.readers_of(company_id=actor.company_id, booklet_ids=list(cards))
    return {name: {**card, "readers": readers.get(name, 0)} for name, card in cards.items()}


def person(user: Any) -> Told | None:
    return {"id": user.id, "name": user.full_name} if user else None


def describe_releases(*, actor: Actor, releases: Iterable[BoardRelease]) -> list[Told]:
    return [_release(actor, one) for one in releases]


def describe_release(*, actor: Actor, release: BoardRelease) -> Told:
    """With what it changed, in words."""
    before = selectors.previous_version(release.rollout)
    changes = library.compare_releases(before=before, after=release.version)
    return {
        **_release(actor, release),
        "changes": changes,
        "readers": selectors.readers_of_release(actor=actor, rollout=release.rollout),
        "shared": selectors.shared_questions(actor=actor, rollout=release.rollout),
        "detached": [
            {"id": one.id, "booklet": one.booklet_id, "booklet_name": one.booklet.name}
            for one in selectors.detached_chapters(actor=actor, rollout=release.rollout)
        ],
    }


def _release(actor: Actor, one: BoardRelease) -> Told:
    version = one.version
    return {
        "id": one.rollout.id,
        "chapter": one.rollout.chapter_id,
        "title": spoken(version.title, actor.language),
        "number": version.number,
        "reason": version.reason,
        "note": version.note,
        "reference": version.reference,
        "effective_on": version.effective_on,
        "policy": version.update_policy,
        "own": version.company_id is not None,
        "released_at": version.released_at,
        "released_by_name": version.released_by_name,
        "counts": one.counts,
    }


def describe_rollout(rollout: Any) -> Told:
    version = rollout.version
    return {
        "number": rollout.number,
        "reason": version.reason,
        "note": version.note,
        "reference": version.reference,
        "effective_on": version.effective_on,
        "policy": version.update_policy,
        "released_at": version.released_at,
        "started_at": rollout.started_at,
        "finished_at": rollout.finished_at,
    }


def describe_adoption(adoption: Adoption, *, now: datetime) -> Told:
    others, last = adoption.others, adoption.page.next is None
    return {
        "release": describe_rollout(adoption.rollout),
        "totals": adoption.totals,
        "companies": adoption.companies,
        "companies_to_review": adoption.companies_to_review,
        "by_day": adoption.by_day,
        "median_days": adoption.median_days,
        "refusals": adoption.refusals,
        "reminders": adoption.reminders,
        "others": _others(others) if others and last else None,
        "items": [
            {
                **{name: getattr(one, name) for name in adoption.totals},
                "company": one.company_id,
                "company_name": one.company.name,
                "last_on": max(one.by_day, default=None),
                "reminded_at": one.reminded_at,
                "may_remind": adoption.reminders > 0
                and one.to_review > 0
                and not selectors.is_reminded_lately(one, now=now),
            }
            for one in adoption.page.items
        ],
        "next": adoption.page.next,
    }


def _others(others: Others) -> Told:
    return {
        **others.counts,
        "companies": others.companies,
        "fewest": FEWEST,
        "last_on": others.last_on,
    }
