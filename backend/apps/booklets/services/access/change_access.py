from datetime import datetime
from typing import Any
from uuid import UUID

from django.utils import timezone

from apps.booklets import selectors
from apps.booklets.models import Booklet, BookletAccess, BookletRole, Duty
from apps.booklets.services._rules import lock_managed
from apps.booklets.services.access._rules import (
    MainManagerNeeded,
    check_access,
    of_booklet,
    written_on,
)
from apps.journal import services as journal
from shared.actor import Actor

DAYS = ("starts_on", "ends_on")


def change_access(
    *, actor: Actor, booklet_id: UUID, access_id: UUID, changes: dict[str, Any], now: datetime
) -> BookletAccess:
    """Another role, scope, other languages or days; what is absent stays, a day that is null goes."""
    booklet = lock_managed(actor=actor, booklet_id=booklet_id)
    today = timezone.localdate(now)
    access, member = selectors.get_access(booklet=booklet, access_id=access_id, today=today)
    before = written_on(access)
    for name, value in changes.items():
        if value is not None or name in DAYS:
            setattr(access, name, value)
    _settle_duty(access, asked=changes.get("duty"))
    _settle_locales(access, booklet, asked=changes.get("locales"))
    after = written_on(access)
    changed = [name for name in after if after[name] != before[name]]
    if before["duty"] == Duty.MAIN and set(changed) - {"scope"}:
        raise MainManagerNeeded
    if changed:
        check_access(access, member=member, today=today)
        access.save()
        journal.record(
            actor=actor,
            action="booklet.access_changed",
            target=booklet,
            label=booklet.name,
            now=now,
            before={"person": member.user.full_name} | {name: before[name] for name in changed},
            after={name: after[name] for name in changed},
        )
    return access


def _settle_locales(access: BookletAccess, booklet: Booklet, *, asked: list[str] | None) -> None:
    """Only translators have some; those that a booklet gave up stay named, so that none named never becomes all."""
    if asked is not None:
        access.locales = of_booklet(booklet, asked)
    elif access.role != BookletRole.TRANSLATOR:
        access.locales = []


def _settle_duty(access: BookletAccess, *, asked: str | None) -> None:
    """Only managers have one, and each of them has."""
    if access.role == BookletRole.MANAGER:
        access.duty = access.duty or Duty.MANAGER
    elif asked is None:
        access.duty = ""
