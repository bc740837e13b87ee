from collections.abc import Iterator
from datetime import date

from apps.booklets import policies
from apps.booklets.models import Booklet, BookletAccess, Duty
from apps.booklets.selectors.checks.points import Point, TopicState
from apps.values import selectors as values
from shared.actor import Actor


def check_managers(actor: Actor, booklet: Booklet, today: date) -> TopicState:
    """Somebody answers for it who still works here; who stands in is told."""
    accesses = BookletAccess.objects.visible_to(actor).filter(
        policies.holds_on(today), booklet=booklet, duty__in=(Duty.MAIN, Duty.SUBSTITUTE)
    )
    found = list(accesses.select_related("user").order_by("id"))
    here = values.people_here(
        actor=actor, user_ids=[access.user_id for access in found], today=today
    )
    mains = [access.user for access in found if access.duty == Duty.MAIN]
    substitutes = [
        access.user.full_name
        for access in found
        if access.duty == Duty.SUBSTITUTE and access.user_id in here
    ]
    main = mains[0].full_name if mains else ""
    is_here = bool(mains) and mains[0].id in here
    return TopicState(
        topic="managers",
        params={"main": main, "substitutes": ", ".join(substitutes)},
        points=list(_points(main, is_here=is_here)),
    )


def _points(main: str, *, is_here: bool) -> Iterator[Point]:
    if not main:
        yield Point(severity="blocking", code="main_manager_missing", goal="managers")
    elif not is_here:
        params: dict[str, str | int] = {"name": main}
        yield Point(
            severity="blocking", code="main_manager_inactive", params=params, goal="managers"
        )
