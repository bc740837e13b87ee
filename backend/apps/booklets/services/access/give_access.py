from collections.abc import Iterable
from datetime import date, datetime
from uuid import UUID

from django.db import IntegrityError, transaction
from django.utils import timezone

from apps.booklets.models import BookletAccess, BookletRole, Duty
from apps.booklets.services._rules import lock_managed
from apps.booklets.services.access._rules import (
    check_access,
    find_member,
    of_booklet,
    written_on,
)
from apps.journal import services as journal
from shared import errors
from shared.actor import Actor


class AccessExists(errors.Conflict):
    code = "access_exists"


def give_access(
    *,
    actor: Actor,
    booklet_id: UUID,
    user_id: UUID,
    role: BookletRole,
    duty: Duty | None = None,
    scope: str = "",
    locales: Iterable[str] = (),
    starts_on: date | None = None,
    ends_on: date | None = None,
    now: datetime,
) -> BookletAccess:
    """Somebody of the company may now work on the booklet; never beyond their role there."""
    booklet = lock_managed(actor=actor, booklet_id=booklet_id)
    today = timezone.localdate(now)
    member = find_member(booklet, user_id, today=today)
    usual = Duty.MANAGER if role == BookletRole.MANAGER else ""
    access = BookletAccess(
        company_id=booklet.company_id,
        booklet=booklet,
        user=member.user,
        role=role,
        duty=duty or usual,
        scope=scope,
        locales=of_booklet(booklet, locales),
        starts_on=starts_on,
        ends_on=ends_on,
    )
    check_access(access, member=member, today=today)
    _add(access)
    journal.record(
        actor=actor,
        action="booklet.access_given",
        target=booklet,
        label=booklet.name,
        now=now,
        after={"person": member.user.full_name, **written_on(access)},
    )
    return access


def _add(access: BookletAccess) -> None:
    try:
        with transaction.atomic():
            access.save(force_insert=True)
    except IntegrityError as error:
        if "booklet_access_once" in str(error):
            raise AccessExists({"user": "access_exists"}) from error
        raise
