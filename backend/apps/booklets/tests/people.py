"""Who works on booklets in tests."""

from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID

from apps.booklets.factories import BookletAccessFactory
from apps.booklets.models import Booklet, BookletAccess, BookletRole, Duty
from apps.companies.factories import MembershipFactory
from apps.companies.models import Company, Membership
from apps.companies.services import build_actor
from shared.actor import Actor, Hands, PlatformRole, Role
from shared.ids import uuid7

NOW = datetime(2027, 3, 16, 10, tzinfo=UTC)
TODAY = NOW.date()
A_DAY = timedelta(days=1)


def member(company_id: UUID, role: Role = Role.BOOKLET_MANAGER, **user: Any) -> Membership:
    """Somebody of this company."""
    named = {f"user__{name}": value for name, value in user.items()}
    return MembershipFactory.create(company=Company.objects.get(id=company_id), role=role, **named)


def acting(membership: Membership, switched_by: Hands | None = None) -> Actor:
    """This member, as a request of theirs acts."""
    return build_actor(
        user=membership.user,
        membership=membership,
        language="fr-FR",
        terms_accepted=True,
        ip="",
        switched_by=switched_by,
    )


def colleague(company_id: UUID, role: Role = Role.BOOKLET_MANAGER) -> Actor:
    """Somebody of this company, as a request of theirs acts."""
    return acting(member(company_id, role))


def admin(company_id: UUID) -> Actor:
    return colleague(company_id, Role.COMPANY_ADMIN)


def switched_admin(company_id: UUID) -> Actor:
    """An administrator of the company in whose name somebody of the platform acts."""
    hands = Hands(user_id=uuid7(), name="Inès Moreau", reason="Demande par téléphone")
    return acting(member(company_id, Role.COMPANY_ADMIN), hands)


def staff_in(company_id: UUID) -> Actor:
    """A super administrator who has entered the company."""
    return Actor(
        user_id=uuid7(),
        name="Inès Moreau",
        company_id=company_id,
        platform_role=PlatformRole.SUPER_ADMIN,
    )


def access_of(
    booklet: Booklet, membership: Membership, role: BookletRole, **given: Any
) -> BookletAccess:
    """What somebody was given on a booklet; a manager among others unless told."""
    usual = Duty.MANAGER if role is BookletRole.MANAGER else ""
    return BookletAccessFactory.create(
        company_id=booklet.company_id,
        booklet=booklet,
        user=membership.user,
        role=role,
        **{"duty": usual, **given},
    )


def main_managers(booklet: Booklet) -> list[UUID]:
    """Who answers for the booklet: one person at most."""
    found = BookletAccess.objects.filter(booklet=booklet, duty=Duty.MAIN)
    return [access.user_id for access in found]


def working_on(
    booklet: Booklet,
    role: BookletRole = BookletRole.MANAGER,
    company_role: Role | None = None,
    **given: Any,
) -> Actor:
    """Somebody to whom the booklet was given, by default with the same role in the company."""
    membership = member(booklet.company_id, company_role or Role(role.value))
    access_of(booklet, membership, role, **given)
    return acting(membership)
