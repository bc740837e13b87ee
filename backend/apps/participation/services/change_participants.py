"""What is done with one participant, or with many at once."""

from collections.abc import Callable
from datetime import datetime
from functools import partial
from typing import Any, Literal
from uuid import UUID

from apps.booklets.models import Booklet
from apps.journal import services as journal
from apps.participation.models import Participation, ParticipationState
from apps.participation.selectors import ParticipantFilter, find_participants
from apps.participation.services._due import due_day
from apps.participation.services._lock import lock_many, open_booklet
from apps.participation.services._state import note_state
from apps.participation.services._update import require_good, said_in_journal, update
from apps.participation.services._write import write
from apps.reading import services as reading
from shared import errors
from shared.actor import Actor
from shared.jobs import queue

AT_ONCE = 1000
NOTED = ("state", "due_on", "invited_at", "excluded_at", "excluded_reason", "link_epoch")
FIELDS = (*NOTED, "language", "reminders_off")

OUT = (ParticipationState.EXCLUDED, ParticipationState.LEFT)

Act = Literal["exclude", "restore", "invite", "update"]


def change_participants(
    *,
    actor: Actor,
    booklet_id: UUID,
    act: Act,
    participant_ids: list[UUID] | None,
    wanted: ParticipantFilter | None,
    reason: str = "",
    changes: dict[str, Any] | None = None,
    now: datetime,
) -> tuple[int, int]:
    """The same for these, or for all whom a filter wants: how many are changed now, how many soon will be."""
    booklet = open_booklet(actor=actor, booklet_id=booklet_id)
    said: dict[str, Any] = {"reason": reason, "changes": changes or {}}
    require_good(booklet=booklet, changes=said["changes"], now=now)
    if participant_ids is None:
        found = find_participants(
            booklet=booklet,
            wanted=wanted or ParticipantFilter(),
            today=booklet.company.today(now=now),
        )
        ids = list(found.order_by("id").values_list("id", flat=True))
    else:
        ids = sorted(set(participant_ids))
    told = {**({"reason": reason} if reason else {}), **(changes or {})}
    _record(actor, booklet, act, {"participants": len(ids), **told}, now)
    if len(ids) > AT_ONCE:
        for start in range(0, len(ids), AT_ONCE):
            some = ids[start : start + AT_ONCE]
            queue.enqueue("participation.change", booklet_id=booklet.id, act=act, ids=some, **said)
        return 0, len(ids)
    found_ones = change_some(booklet=booklet, act=act, ids=ids, now=now, **said)
    if participant_ids is not None and found_ones < len(ids):
        raise errors.NotFound
    return found_ones, 0


def change_some(
    *,
    booklet: Booklet,
    act: Act,
    ids: list[UUID],
    reason: str,
    changes: dict[str, Any],
    now: datetime,
) -> int:
    """At most a thousand; once more changes nothing."""
    held = lock_many(booklet, ids)
    for one in held:
        if act == "update":
            update(one, changes)
        else:
            ACTS[act](one, booklet, reason, now)
        note_state(one)
    write(held, fields=FIELDS, now=now)
    if act == "exclude":
        reading.end_links(
            company_id=booklet.company_id, participation_ids=[one.id for one in held], now=now
        )
    return len(held)


def _record(actor: Actor, booklet: Booklet, act: Act, after: dict[str, Any], now: datetime) -> None:
    after = {name: said_in_journal(value) for name, value in after.items()}
    record = partial(
        journal.record, actor=actor, target=booklet, label=booklet.name, now=now, after=after
    )
    match act:
        case "exclude":
            record(action="participation.excluded")
        case "restore":
            record(action="participation.restored")
        case "invite":
            record(action="participation.invited")
        case "update":
            record(action="participation.updated")


def _exclude(one: Participation, booklet: Booklet, reason: str, now: datetime) -> None:
    if one.excluded_at is None:
        one.excluded_at, one.excluded_reason = now, reason
        one.link_epoch += 1  # what was given out opens nothing any more


def _restore(one: Participation, booklet: Booklet, reason: str, now: datetime) -> None:
    if one.excluded_at is None:
        return
    one.excluded_at, one.excluded_reason = None, ""
    if one.invited_at or one.acknowledged_at:
        one.due_on = due_day(booklet, now=now)


def _invite(one: Participation, booklet: Booklet, reason: str, now: datetime) -> None:
    """It was handed over, by whatever way, to somebody who takes part; what was said first stays."""
    if one.invited_at is None and one.state not in OUT:
        one.invited_at, one.due_on = now, one.due_on or due_day(booklet, now=now)


ACTS: dict[str, Callable[[Participation, Booklet, str, datetime], None]] = {
    "exclude": _exclude,
    "restore": _restore,
    "invite": _invite,
}
