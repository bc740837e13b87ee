from uuid import UUID

from django.db.models import QuerySet

from apps.accounts.models import User, UserStatus
from apps.companies.models import Membership, Site
from shared import errors
from shared.actor import Actor
from shared.permissions import Action, may

MOST_KEEPERS = 200
MOST_SITES = 200
READ_WITH = (Action.EDIT_PAGES, Action.EDIT_TRANSLATIONS, Action.READ_REGISTER)


def list_keepers(*, actor: Actor) -> QuerySet[User]:
    """Colleagues who may look after a value, by name."""
    company_id = _require(actor, Action.CREATE_BOOKLET)
    members = Membership.objects.visible_to(actor).filter(company_id=company_id)
    people = User.objects.filter(id__in=members.values("user_id"), status=UserStatus.ACTIVE)
    return people.order_by("last_name", "first_name", "id")[:MOST_KEEPERS]


def list_value_sites(*, actor: Actor) -> QuerySet[Site]:
    """The places of the company that may have values of their own."""
    company_id = _require(actor, *READ_WITH)
    sites = Site.objects.visible_to(actor).filter(company_id=company_id)
    return sites.order_by("name", "id")[:MOST_SITES]


def _require(actor: Actor, *actions: Action) -> UUID:
    if actor.company_id is None or not any(may(actor, action) for action in actions):
        raise errors.Forbidden
    return actor.company_id
