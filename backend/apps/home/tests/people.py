"""Who looks at their home in tests, and when."""

from datetime import UTC, datetime, timedelta
from uuid import UUID

from apps.companies.factories import MembershipFactory
from apps.companies.models import Company
from apps.companies.services import build_actor
from shared.actor import Actor, Role

NOW = datetime(2027, 3, 16, 10, tzinfo=UTC)
TODAY = NOW.date()
A_DAY = timedelta(days=1)


def admin(company_id: UUID) -> Actor:
    """An administrator of this company, as a request of theirs acts."""
    company = Company.objects.get(id=company_id)
    membership = MembershipFactory.create(company=company, role=Role.COMPANY_ADMIN)
    return build_actor(
        user=membership.user, membership=membership, language="fr-FR", terms_accepted=True, ip=""
    )
