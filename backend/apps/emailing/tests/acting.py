"""Who writes to the participants of booklets in tests."""

from dataclasses import replace
from datetime import UTC, datetime
from uuid import UUID

from apps.booklets.models import Booklet
from apps.companies.factories import MembershipFactory
from apps.companies.models import Company
from apps.companies.services import build_actor
from apps.emailing.factories import CampaignFactory
from apps.emailing.message import content_sha256
from apps.emailing.models import Campaign
from apps.emailing.tests.campaigns import a_booklet_of
from shared.actor import Actor, Hands, Role
from shared.ids import uuid7

NOW = datetime(2027, 3, 16, 10, tzinfo=UTC)


def admin(company_id: UUID) -> Actor:
    return member(company_id, Role.COMPANY_ADMIN)


def member(company_id: UUID, role: Role = Role.COMPANY_ADMIN) -> Actor:
    membership = MembershipFactory.create(company=Company.objects.get(id=company_id), role=role)
    return build_actor(
        user=membership.user, membership=membership, language="fr-FR", terms_accepted=True, ip=""
    )


def in_anothers_name(actor: Actor) -> Actor:
    """An administrator who acts as this one."""
    return replace(actor, switched_by=Hands(user_id=uuid7(), name="Support", reason="Aide"))


def switched(company_id: UUID) -> Actor:
    """Somebody else's hands."""
    return in_anothers_name(admin(company_id))


def a_tested_mailing(people: int = 1, booklet: Booklet | None = None, **said: object) -> Campaign:
    """A draft that could be launched."""
    campaign = CampaignFactory.create(booklet=booklet or a_booklet_of(people), **said)
    campaign.tested_at, campaign.tested_sha256 = NOW, content_sha256(campaign)
    campaign.save()
    return campaign
