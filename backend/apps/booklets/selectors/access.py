"""Who may do what with a booklet: by what was given on it, or by their role in the company."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from uuid import UUID

from django.db.models import Q, QuerySet

from apps.accounts.models import User, UserStatus
from apps.booklets import policies
from apps.booklets.models import Booklet, BookletAccess, BookletRole, Duty
from apps.companies.models import Membership
from shared import errors
from shared.actor import Role
from shared.folding import fold

MOST_INHERITED = 100
MOST_CANDIDATES = 20


@dataclass(frozen=True, slots=True, kw_only=True)
class Holder:
    """Somebody with rights on a booklet; without an access, by their role in the company alone."""

    member: Membership
    access: BookletAccess | None
    rights: list[str]

    @property
    def user(self) -> User:
        return self.member.user

    @property
    def possible_roles(self) -> tuple[BookletRole, ...]:
        return policies.POSSIBLE_ROLES[Role(self.member.role)]


def list_holders(*, booklet: Booklet, today: date) -> list[Holder]:
    """Those to whom something was given, managers first; then those who have it from the company."""
    given = {access.user_id: access for access in _accesses(booklet)}
    members = members_of(company_id=booklet.company_id, today=today)
    entrusted = [
        _holder(member, given[member.user_id], today)
        for member in members.filter(user_id__in=given)
    ]
    heirs = members.exclude(user_id__in=given).filter(role__in=policies.inheriting_roles())
    inherited = [_holder(member, None, today) for member in heirs[:MOST_INHERITED]]
    return sorted(entrusted, key=_weight) + sorted(inherited, key=_weight)


def list_colleagues(*, booklet: Booklet, today: date) -> list[User]:
    """Who may be named in what is said about it: those who have a right on it, by name."""
    holders = list_holders(booklet=booklet, today=today)
    users = [one.user for one in holders if one.rights and one.user.status == UserStatus.ACTIVE]
    return sorted(users, key=lambda user: fold(f"{user.last_name} {user.first_name}"))


def get_holder(*, booklet: Booklet, access_id: UUID, today: date) -> Holder:
    """Somebody to whom something was given on this booklet, and what they may therefore do."""
    access, member = get_access(booklet=booklet, access_id=access_id, today=today)
    return _holder(member, access, today)


def get_access(
    *, booklet: Booklet, access_id: UUID, today: date
) -> tuple[BookletAccess, Membership]:
    """What was given to somebody on this booklet, and what they are in the company."""
    access = _accesses(booklet).filter(id=access_id).first()
    if access is None:
        raise errors.NotFound
    member = member_of(company_id=booklet.company_id, user_id=access.user_id, today=today)
    if member is None:
        raise errors.NotFound
    return access, member


def list_candidates(*, booklet: Booklet, search: str, today: date) -> list[Membership]:
    """Members of the company to whom nothing was given yet, by name."""
    members = members_of(company_id=booklet.company_id, today=today)
    members = members.exclude(user_id__in=_accesses(booklet).values("user_id"))
    for word in fold(search).split():
        members = members.filter(user__words__contains=word)
    able = members.filter(suspended_at=None).exclude(user__status=UserStatus.SUSPENDED)
    return list(able[:MOST_CANDIDATES])


def members_of(*, company_id: UUID, today: date) -> QuerySet[Membership]:
    """Who belongs to a company, by name; an auditor until the last day."""
    lasting = Q(ends_on=None) | Q(ends_on__gte=today)
    members = Membership.objects.filter(lasting, company_id=company_id).select_related("user")
    return members.order_by("user__last_name", "user__first_name", "id")


def member_of(*, company_id: UUID, user_id: UUID, today: date) -> Membership | None:
    """Somebody of a company, if they are."""
    return members_of(company_id=company_id, today=today).filter(user_id=user_id).first()


def main_managers(*, booklets: Iterable[Booklet]) -> dict[UUID, User]:
    """Who answers for each of these booklets."""
    mains = BookletAccess.objects.filter(booklet__in=list(booklets), duty=Duty.MAIN)
    return {access.booklet_id: access.user for access in mains.select_related("user")}


def _accesses(booklet: Booklet) -> QuerySet[BookletAccess]:
    return BookletAccess.objects.filter(company_id=booklet.company_id, booklet=booklet)


def _holder(member: Membership, access: BookletAccess | None, today: date) -> Holder:
    """What they may do: nothing while they are suspended or once the last day is over."""
    over = access is not None and access.ends_on is not None and access.ends_on < today
    given = BookletRole(access.role) if access and not over else None
    rights = [] if member.is_suspended else policies.rights_of(Role(member.role), given)
    return Holder(member=member, access=access, rights=rights)


def _weight(holder: Holder) -> tuple[int, int]:
    """Managers by their duty, then the others by role; those of a kind stay by name."""
    if holder.access is None:
        return 0, list(Role).index(Role(holder.member.role))
    duties = [duty.value for duty in Duty]
    duty = duties.index(holder.access.duty) if holder.access.duty else len(duties)
    return duty, list(BookletRole).index(BookletRole(holder.access.role))
