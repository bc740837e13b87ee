from collections.abc import Sequence
from dataclasses import asdict, dataclass
from datetime import date, datetime
from itertools import pairwise
from uuid import UUID
from zoneinfo import ZoneInfo

from django.db import transaction

from apps.booklets.models import Booklet
from apps.emailing.calendar import HOUR, next_run
from apps.emailing.models import MailRoutine, Nature, ReminderStep
from apps.emailing.services._owed import count_by_step, count_owed, steps_of
from apps.emailing.services.mailings._lock import open_booklet
from apps.journal import services as journal
from shared import errors
from shared.actor import Actor

DAYS_APART = 2


class RemindersTooClose(errors.Invalid):
    code = "reminders_too_close"


@dataclass(frozen=True, slots=True, kw_only=True)
class Routine:
    """What a booklet sends by itself, and the days of its calendar of reminders."""

    reminds: bool
    invites_newcomers: bool
    days: list[int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Foreseen:
    """What would leave at the next run, were it switched on."""

    day: date
    by_step: dict[int, int]
    newcomers: int


@transaction.atomic
def set_reminders(
    *,
    actor: Actor,
    booklet_id: UUID,
    reminds: bool,
    invites_newcomers: bool,
    days: Sequence[int],
    now: datetime,
) -> Routine:
    """What a booklet sends by itself from the next nine o'clock on: whoever switches something on in the afternoon
    sends nothing that day."""
    booklet = open_booklet(actor=actor, booklet_id=booklet_id)
    if any(later - earlier < DAYS_APART for earlier, later in pairwise(days)):
        raise RemindersTooClose({"steps": "reminders_too_close"})
    before = get_routine(booklet)
    after = Routine(reminds=reminds, invites_newcomers=invites_newcomers, days=list(days))
    if after != before:
        _keep(booklet, before, after, now)
        journal.record(
            actor=actor,
            action="mail_routine.changed",
            target=booklet,
            label=booklet.name,
            now=now,
            before=asdict(before),
            after=asdict(after),
        )
    return after


def get_routine(booklet: Booklet) -> Routine:
    """Nothing by itself, until somebody says so."""
    rows = MailRoutine.objects.filter(company_id=booklet.company_id, booklet=booklet)
    kept = rows.first() or MailRoutine()
    return Routine(
        reminds=kept.reminds, invites_newcomers=kept.invites_newcomers, days=steps_of(booklet)
    )


def foresee_reminders(booklet: Booklet, *, now: datetime) -> Foreseen:
    """How many people each day of the calendar would write to next."""
    rows = MailRoutine.objects.filter(company_id=booklet.company_id, booklet=booklet)
    zone = ZoneInfo(booklet.company.timezone)
    ran_on = rows.values_list("ran_on", flat=True).first()
    at = next_run(ran_on=ran_on, now=now, zone=zone)
    return Foreseen(
        day=at.astimezone(zone).date(),
        by_step=count_by_step(booklet, now=at),
        newcomers=count_owed(booklet, Nature.INVITATION, now=at),
    )


def _keep(booklet: Booklet, before: Routine, after: Routine, now: datetime) -> None:
    said: dict[str, object] = {
        "reminds": after.reminds,
        "invites_newcomers": after.invites_newcomers,
    }
    came = (after.reminds and not before.reminds) or (
        after.invites_newcomers and not before.invites_newcomers
    )
    local = now.astimezone(ZoneInfo(booklet.company.timezone))
    if came and local.time() >= HOUR:
        said["ran_on"] = local.date()
    MailRoutine.objects.update_or_create(
        company_id=booklet.company_id, booklet=booklet, defaults=said
    )
    steps = ReminderStep.objects.filter(company_id=booklet.company_id, booklet=booklet)
    steps.exclude(day__in=after.days).delete()
    for day in set(after.days) - set(before.days):
        ReminderStep.objects.create(company_id=booklet.company_id, booklet=booklet, day=day)
