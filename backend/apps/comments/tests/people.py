"""Who speaks about booklets in tests."""

from datetime import UTC, datetime
from uuid import UUID

from apps.accounts.models import User
from apps.booklets.factories import BookletAccessFactory
from apps.booklets.models import Booklet, BookletRole
from apps.companies.factories import MembershipFactory
from apps.companies.models import Company
from apps.companies.services import build_actor
from shared.actor import Actor, Role

NOW = datetime(2027, 3, 16, 10, tzinfo=UTC)


def colleague(company_id: UUID, role: Role = Role.BOOKLET_MANAGER) -> Actor:
    """Somebody of this company, as a request of theirs acts."""
    membership = MembershipFactory.create(company=Company.objects.get(id=company_id), role=role)
    return build_actor(
        user=membership.user,
        membership=membership,
        language="fr-FR",
        terms_accepted=True,
        ip="",
        switched_by=None,
    )


def admin(company_id: UUID) -> Actor:
    return colleague(company_id, Role.COMPANY_ADMIN)


def working_on(booklet: Booklet, role: BookletRole) -> Actor:
    """Somebody to whom the booklet was given, with the same role in the company."""
    actor = colleague(booklet.company_id, Role(role.value))
    assert actor.user_id
    BookletAccessFactory.create(
        booklet=booklet, user=User.objects.get(id=actor.user_id), role=role, duty=""
    )
    return actor
