from collections.abc import Sequence
from datetime import datetime
from uuid import UUID

from django.db.models import Exists, OuterRef

from apps.booklets.models import READ_BY_PEOPLE, BookletChapter
from apps.booklets.selectors import MOST_PAGES
from apps.journal import services as journal
from apps.updates.events import CoreFollowed, ProposalOpened
from apps.updates.models import ProposalStatus, Rollout, UpdateProposal
from apps.updates.planning import Plan, Release, Standing, plan_of
from apps.updates.selectors import (
    chapters_behind,
    newest_rollout,
    open_booklets,
    read_release,
    read_standing,
)
from apps.updates.services._follow import follow
from apps.updates.services._propose import propose
from shared.actor import Actor
from shared.events import announce

TURN = 500


def reach_chapters(
    *,
    company_id: UUID,
    chapter_id: UUID,
    now: datetime,
    after: UUID | None = None,
    booklet_id: UUID | None = None,
) -> UUID | None:
    """Bring the newest release to some hundreds of a company's chapters; after which the next ones come, if any do.

    It may run twice: a chapter that follows is behind no more, and one that is asked has its proposal.
    """
    rollout = newest_rollout(chapter_id=chapter_id, company_id=company_id)
    if rollout is None:
        return None
    behind = chapters_behind(company_id=company_id, chapter_id=chapter_id, number=rollout.number)
    rows = behind.filter(id__gt=after) if after else behind
    rows = rows.filter(booklet=booklet_id) if booklet_id else rows
    some = list(rows.order_by("id").values_list("id", "booklet_id")[:TURN])
    chapters = _held(company_id, rollout, some)
    if chapters:
        _reach(chapters, rollout, company_id=company_id, now=now)
    return some[-1][0] if len(some) == TURN else None


def _held(
    company_id: UUID, rollout: Rollout, some: Sequence[tuple[UUID, UUID]]
) -> list[BookletChapter]:
    """Those whose booklet is open, held in one order, as they are now; refused ones wait for the next release."""
    booklets = open_booklets(company_id=company_id).filter(id__in={one for _, one in some})
    held = {one.id: one for one in booklets.select_for_update(no_key=True).order_by("id")}
    refused = UpdateProposal.objects.filter(
        company_id=company_id,
        chapter=OuterRef("id"),
        rollout=rollout,
        status=ProposalStatus.REFUSED,
    )
    rows = chapters_behind(
        company_id=company_id, chapter_id=rollout.chapter_id, number=rollout.number
    ).filter(~Exists(refused), id__in=[one for one, _ in some], booklet__in=held)
    chapters = list(rows.select_for_update(no_key=True).order_by("id"))
    for chapter in chapters:
        chapter.booklet = held[chapter.booklet_id]
    return chapters


def _reach(
    chapters: list[BookletChapter], rollout: Rollout, *, company_id: UUID, now: datetime
) -> None:
    since = min(one.origin_version for one in chapters)
    release = read_release(rollout=rollout, company_id=company_id, since=since)
    plans = [_plan(one, release) for one in read_standing(chapters=chapters, release=release)]
    actor = Actor(company_id=company_id, user_id=release.by_id, name=release.by_name)
    follow(plans, release, actor=actor, now=now)
    opened = propose(plans, rollout, company_id=company_id, now=now)
    _tell(plans, len(opened), rollout, release, company_id=company_id, now=now)


def _plan(standing: Standing, release: Release) -> Plan:
    room = MOST_PAGES - standing.chapter.booklet.pages_count
    return plan_of(standing, release, at_once=release.at_once, room=room)


def _tell(
    plans: Sequence[Plan],
    opened: int,
    rollout: Rollout,
    release: Release,
    *,
    company_id: UUID,
    now: datetime,
) -> None:
    """One line in the journal, whatever the number of booklets."""
    updated = sum(plan.is_done for plan in plans)
    if updated or opened:
        journal.record(
            actor=Actor(company_id=company_id),
            action="updates.release_arrived",
            target=None,
            label=plans[0].standing.chapter.origin_title,
            now=now,
            after={"version": release.number, "updated": updated, "proposed": opened},
        )
    announce(ProposalOpened(company_id=company_id))
    _tell_followed(plans, company_id=company_id)


def _tell_followed(plans: Sequence[Plan], *, company_id: UUID) -> None:
    """Of booklets whose readers had all that was written, as they were held, and of which nothing is asked."""
    asked = {plan.standing.chapter.booklet_id for plan in plans if not plan.is_done}
    booklets = {
        plan.standing.chapter.booklet_id: plan.standing.chapter.booklet
        for plan in plans
        if plan.has_effect and plan.standing.chapter.booklet_id not in asked
    }
    followed = tuple(
        (booklet.id, booklet.edited_at)
        for booklet in booklets.values()
        if booklet.status in READ_BY_PEOPLE and not booklet.has_changes
    )
    if followed:
        announce(CoreFollowed(company_id=company_id, booklets=followed))
