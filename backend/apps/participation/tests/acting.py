"""Who keeps the participants of booklets in tests, and what participants do."""

from datetime import UTC, datetime
from typing import Any
from uuid import UUID

from apps.booklets.factories import BookletAccessFactory
from apps.booklets.models import Booklet
from apps.companies.factories import MembershipFactory
from apps.companies.models import Company, Membership
from apps.companies.services import build_actor
from apps.participation import services
from apps.participation.factories import ParticipationFactory
from apps.participation.models import Participation
from apps.people.factories import PersonFactory
from apps.people.models import Signer
from apps.publishing.models import Publication
from shared.actor import Actor, Role

NOW = datetime(2027, 3, 16, 10, tzinfo=UTC)
TODAY = NOW.date()


def member(company_id: UUID, role: Role) -> Membership:
    """Somebody of this company."""
    return MembershipFactory.create(company=Company.objects.get(id=company_id), role=role)


def acting(membership: Membership) -> Actor:
    """This member, as a request of theirs acts."""
    return build_actor(
        user=membership.user, membership=membership, language="fr-FR", terms_accepted=True, ip=""
    )


def admin(company_id: UUID) -> Actor:
    return acting(member(company_id, Role.COMPANY_ADMIN))


def working_on(booklet: Booklet) -> Actor:
    """A manager to whom the booklet was given."""
    membership = member(booklet.company_id, Role.BOOKLET_MANAGER)
    BookletAccessFactory.create(booklet=booklet, user=membership.user)
    return acting(membership)


def sign(
    one: Participation,
    publication: Publication,
    part: str = "",
    signer: Signer = Signer.PERSON,
) -> Participation:
    held = Participation.objects.get(id=one.id)
    receipt = services.Acknowledged(publication_id=publication.id, part=part, at=NOW, signer=signer)
    services.acknowledge(participation=held, receipt=receipt, now=NOW)
    one.refresh_from_db()
    return one


def signed(booklet: Booklet, **person: Any) -> Participation:
    """Somebody who acknowledged what is online."""
    made = PersonFactory.create(company_id=booklet.company_id, **person)
    one = ParticipationFactory.create(booklet=booklet, person=made)
    assert booklet.publication_id
    receipt = services.Acknowledged(publication_id=booklet.publication_id, part="", at=NOW)
    services.acknowledge(participation=one, receipt=receipt, now=NOW)
    return one


def link(one: Participation, *, renew: bool = False, signer: Signer = Signer.PERSON) -> str:
    return services.tell_link(
        actor=admin(one.company_id),
        booklet_id=one.booklet_id,
        participant_id=one.id,
        signer=signer,
        renew=renew,
        now=NOW,
    )
