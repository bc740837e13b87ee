"""What every access has to obey, whether it is new or changed."""

from collections.abc import Iterable
from datetime import date, datetime
from uuid import UUID

from apps.booklets import policies, selectors
from apps.booklets.models import Booklet, BookletAccess, BookletRole, Duty
from apps.companies.models import Membership
from apps.journal import services as journal
from shared import errors
from shared.actor import Actor, Role


class MainManagerNeeded(errors.Conflict):
    code = "main_manager_needed"


def find_member(booklet: Booklet, user_id: UUID, *, today: date) -> Membership:
    """Somebody of the booklet's company who is not suspended there."""
    member = selectors.member_of(company_id=booklet.company_id, user_id=user_id, today=today)
    if member is None:
        raise errors.Invalid({"user": "not_a_member"})
    require_working(member)
    return member


def require_working(member: Membership) -> None:
    """Refuse somebody who is suspended."""
    if member.is_suspended:
        raise errors.Invalid({"user": "not_a_member"})


def check_access(access: BookletAccess, *, member: Membership, today: date) -> None:
    """Refuse a role above the one in the company, languages of others than translators, and days that do not fit."""
    if access.role not in policies.POSSIBLE_ROLES[Role(member.role)]:
        raise errors.Invalid({"role": "role_above_company"})
    if access.duty and access.role != BookletRole.MANAGER:
        raise errors.Invalid({"duty": "only_for_managers"})
    if access.locales and access.role != BookletRole.TRANSLATOR:
        raise errors.Invalid({"locales": "only_for_translators"})
    needs_end = access.role == BookletRole.AUDITOR or access.duty == Duty.SUBSTITUTE
    if needs_end and access.ends_on is None:
        raise errors.Invalid({"ends_on": "missing"})
    if access.ends_on and access.ends_on < max(today, access.starts_on or today):
        raise errors.Invalid({"ends_on": "day_is_past"})


def of_booklet(booklet: Booklet, locales: Iterable[str]) -> list[str]:
    """These languages, each once, in the order of the booklet; refused where it has not one of them."""
    wanted = set(locales)
    if not wanted <= set(booklet.locales):
        raise errors.Invalid({"locales": "not_a_language_of_the_booklet"})
    return [locale for locale in booklet.locales if locale in wanted]


def written_on(access: BookletAccess) -> dict[str, str | list[str] | None]:
    """What the journal tells of an access."""
    return {
        "role": access.role,
        "duty": access.duty,
        "scope": access.scope,
        "locales": access.locales,
        "starts_on": access.starts_on.isoformat() if access.starts_on else None,
        "ends_on": access.ends_on.isoformat() if access.ends_on else None,
    }


def answer_for(
    booklet: Booklet, member: Membership, *, actor: Actor, today: date, now: datetime
) -> None:
    """This person answers for the booklet; who did so stays one of its managers."""
    accesses = BookletAccess.objects.filter(company_id=booklet.company_id, booklet=booklet)
    former = accesses.filter(duty=Duty.MAIN).select_related("user").first()
    if former and former.user_id == member.user_id:
        return
    access = accesses.filter(user_id=member.user_id).first() or BookletAccess(
        company_id=booklet.company_id, booklet=booklet, user=member.user
    )
    access.role, access.duty = BookletRole.MANAGER, Duty.MAIN
    access.starts_on = access.ends_on = None
    access.locales = []
    check_access(access, member=member, today=today)
    if former:
        former.duty = Duty.MANAGER
        former.save(update_fields=["duty", "updated_at"])
    access.save()
    journal.record(
        actor=actor,
        action="booklet.main_manager_changed",
        target=booklet,
        label=booklet.name,
        now=now,
        before={"main_manager": former.user.full_name} if former else {},
        after={"main_manager": member.user.full_name},
    )
