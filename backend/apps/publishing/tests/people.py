"""Who publishes in tests, and who may not."""

from datetime import UTC, datetime
from typing import Any
from uuid import UUID

from apps.accounts.models import User
from apps.booklets.factories import BookletAccessFactory
from apps.booklets.models import Booklet, BookletRole
from apps.companies.factories import MembershipFactory
from apps.companies.models import Company, Membership
from apps.companies.services import build_actor
from shared.actor import Actor, PlatformRole, Role
from shared.ids import uuid7

NOW = datetime(2027, 3, 16, 10, tzinfo=UTC)
TODAY = NOW.date()


def member(company_id: UUID, role: Role) -> Membership:
    company = Company.objects.get(id=company_id)
    made: Membership = MembershipFactory.create(company=company, role=role)
    return made


def admin(company_id: UUID) -> Actor:
    return _acting(member(company_id, Role.COMPANY_ADMIN))


def user_of(booklet: Booklet) -> User:
    """An administrator of its company."""
    return member(booklet.company_id, Role.COMPANY_ADMIN).user


def working_on(booklet: Booklet, role: BookletRole, **given: Any) -> Actor:
    """Somebody to whom the booklet was given, with the same role in the company."""
    membership = member(booklet.company_id, Role(role.value))
    BookletAccessFactory.create(
        booklet=booklet, user=membership.user, role=role, **{"duty": "", **given}
    )
    return _acting(membership)


def staff_in(company_id: UUID) -> Actor:
    """A super administrator who has entered the company."""
    return Actor(
        user_id=uuid7(),
        name="Inès Moreau",
        company_id=company_id,
        platform_role=PlatformRole.SUPER_ADMIN,
    )


def _acting(membership: Membership) -> Actor:
    return build_actor(
        user=membership.user,
        membership=membership,
        language="fr-FR",
        terms_accepted=True,
        ip="",
    )
