from typing import Any
from uuid import UUID

from django.utils import timezone
from ninja import Query, Router

from apps.stats import selectors
from apps.stats.schemas import (
    BreakdownAnswer,
    BreakdownQuery,
    FlaggedPagesOut,
    FlaggedPagesQuery,
    FollowingAnswer,
    MonthsAnswer,
    ReadingsOut,
    StatsBooklets,
    StatsQuery,
    UnderstoodPagesOut,
)
from apps.stats.selectors import Asked
from shared.http.request import Request

router = Router(tags=["stats"])


@router.get("/booklets", response=StatsBooklets)
def list_stats_booklets(request: Request) -> dict[str, Any]:
    """The published booklets of which the caller may see figures, with what they cover."""
    return {"booklets": selectors.published_booklets(actor=request.actor)}


@router.get("/following", response=FollowingAnswer)
def get_following(request: Request, wanted: Query[StatsQuery]) -> dict[str, Any]:
    """How far the people are who were handed booklets in these days, and how long they took."""
    return {"following": selectors.following(actor=request.actor, asked=_asked(request, wanted))}


@router.get("/breakdown", response=BreakdownAnswer)
def get_breakdown(request: Request, wanted: Query[BreakdownQuery]) -> dict[str, Any]:
    """The same people, told apart by one thing."""
    asked = _asked(request, wanted)
    return {"breakdown": selectors.breakdown(actor=request.actor, asked=asked, by=wanted.by)}


@router.get("/months", response=MonthsAnswer)
def get_followed_months(request: Request, wanted: Query[StatsQuery]) -> dict[str, Any]:
    """The people of booklets whose register the caller may not read, by whole months that never change."""
    return {"months": selectors.months(actor=request.actor, asked=_asked(request, wanted))}


@router.get("/readings", response=ReadingsOut)
def get_readings(request: Request, wanted: Query[StatsQuery]) -> selectors.Readings:
    """What devices told of reading in these days."""
    return selectors.readings(actor=request.actor, asked=_asked(request, wanted))


@router.get("/flagged-pages", response=FlaggedPagesOut)
def list_flagged_pages(
    request: Request, wanted: Query[FlaggedPagesQuery]
) -> selectors.FlaggedPages:
    """The pages that most devices did not understand: sums of published lots, whatever the days."""
    selectors.require_booklet(request.actor, wanted.booklet)
    return selectors.flagged_pages(actor=request.actor, booklet=wanted.booklet)


@router.get("/chapters/{chapter_id}/pages", response=UnderstoodPagesOut)
def list_understood_pages(request: Request, chapter_id: UUID) -> selectors.UnderstoodPages:
    """How the pages of a chapter are understood in all companies that took it, and in none by itself."""
    return selectors.understood_pages(actor=request.actor, chapter_id=chapter_id)


def _asked(request: Request, wanted: StatsQuery) -> Asked:
    asked = Asked(
        booklet=wanted.booklet,
        since=wanted.since,
        until=wanted.until,
        now=timezone.now(),
        timezone=request.timezone,
    )
    selectors.require_asked(request.actor, asked)
    return asked
