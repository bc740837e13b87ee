"""Who asks and who answers in tests."""

from datetime import UTC, datetime
from typing import Any
from uuid import UUID

from django.utils import timezone

from apps.accounts.models import User
from apps.booklets.factories import BookletAccessFactory
from apps.booklets.models import Booklet, BookletRole
from apps.companies.factories import MembershipFactory
from apps.companies.models import Company
from apps.companies.services import build_actor
from apps.participation.factories import ParticipationFactory
from apps.participation.grants import grant_for
from apps.participation.models import Participation
from apps.people.factories import PersonFactory
from shared.actor import Actor, Role

NOW = datetime(2027, 3, 16, 10, tzinfo=UTC)


def colleague(company_id: UUID, role: Role) -> Actor:
    """Somebody of this company, as a request of theirs acts."""
    company = Company.objects.get(id=company_id)
    membership = MembershipFactory.create(company=company, role=role)
    return build_actor(
        user=membership.user, membership=membership, language="fr-FR", terms_accepted=True, ip=""
    )


def working_on(booklet: Booklet, role: BookletRole) -> Actor:
    """Somebody to whom the booklet was given, with the same role in the company."""
    actor = colleague(booklet.company_id, Role(role.value))
    assert actor.user_id
    user = User.objects.get(id=actor.user_id)
    BookletAccessFactory.create(booklet=booklet, user=user, role=role, duty="")
    return actor


def waiter(booklet: Booklet, **traits: Any) -> Participation:
    """Léa, who was handed the booklet."""
    person = PersonFactory.create(
        company_id=booklet.company_id, first_name="Léa", last_name="Martin", job="Serveuse"
    )
    made: Participation = ParticipationFactory.create(booklet=booklet, person=person, **traits)
    return made


def ticket_of(one: Participation) -> str:
    now = timezone.now()
    return grant_for(participation_id=one.id, epoch=one.link_epoch, now=now).ticket
