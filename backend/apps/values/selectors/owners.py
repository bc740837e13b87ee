from django.db.models import QuerySet

from apps.accounts.models import User, UserStatus
from apps.companies.models import Membership, Site
from apps.values import policies
from shared.actor import Actor

MOST_OWNERS = 200
MOST_SITES = 200


def list_value_owners(*, actor: Actor) -> QuerySet[User]:
    """Colleagues who may look after a value, by name."""
    members = Membership.objects.visible_to(actor).filter(
        company_id=policies.company_kept_by(actor), suspended_at=None
    )
    people = User.objects.filter(id__in=members.values("user_id"), status=UserStatus.ACTIVE)
    return people.order_by("last_name", "first_name", "id")[:MOST_OWNERS]


def list_value_sites(*, actor: Actor) -> QuerySet[Site]:
    """The places of the company that may have values of their own, for whoever reads its booklets."""
    policies.require_reading(actor)
    return Site.objects.visible_to(actor).order_by("name", "id")[:MOST_SITES]
