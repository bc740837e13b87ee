from datetime import datetime
from uuid import UUID

from apps.content import policies
from apps.content.models import Tutorial
from apps.content.services._rules import wait_for_turn
from apps.journal import services as journal
from shared import errors
from shared.actor import Actor


def move_tutorial(
    *, actor: Actor, tutorial_id: UUID, after: UUID | None, now: datetime
) -> Tutorial:
    """Put it behind another one; in front of all of them without one."""
    policies.require_writing(actor)
    wait_for_turn("tutorials")
    order = list(Tutorial.objects.select_for_update(no_key=True).order_by("position", "id"))
    moved = next((one for one in order if one.id == tutorial_id), None)
    if moved is None:
        raise errors.NotFound
    before = [one.id for one in order]
    order.remove(moved)
    order.insert(_place(order, after), moved)
    if [one.id for one in order] == before:
        return moved
    for position, one in enumerate(order):
        one.position = position
    Tutorial.objects.bulk_update(order, ["position"])
    journal.record(
        actor=policies.in_platform(actor),
        action="content.tutorial_moved",
        target=moved,
        label=moved.name,
        now=now,
        before={"position": before.index(moved.id) + 1},
        after={"position": moved.position + 1},
    )
    return moved


def _place(others: list[Tutorial], after: UUID | None) -> int:
    if after is None:
        return 0
    places = {one.id: place for place, one in enumerate(others)}
    if after not in places:
        raise errors.Invalid({"after": "unknown_tutorial"})
    return places[after] + 1
