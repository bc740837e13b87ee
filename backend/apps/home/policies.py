"""Everybody who is signed in has a home; what it holds is what they may do something about."""

from uuid import UUID

from django.db.models import Q

from apps.booklets import policies as booklets
from apps.home.models import Concern
from shared import errors
from shared.actor import Actor
from shared.permissions import Action, may
from shared.tenancy.models import TenantQuerySet


def require_company(actor: Actor) -> tuple[UUID, UUID]:
    """The company that the actor works in, and who they are there."""
    if actor.company_id is None or actor.user_id is None:
        raise errors.Forbidden
    return actor.company_id, actor.user_id


def concerns_for(
    actor: Actor, actions: dict[str, Action], *, of_company: set[str]
) -> TenantQuerySet[Concern]:
    """Of these kinds, each with the action that settles it: those that the actor may settle."""
    mine = Q(pk__in=[])
    for action in set(actions.values()):
        kinds = {name for name, wanted in actions.items() if wanted is action}
        if may(actor, action):
            mine |= Q(kind__in=kinds & of_company)
        mine |= Q(kind__in=kinds - of_company, booklet__in=booklets.booklets_for(actor, action))
    return Concern.objects.visible_to(actor).filter(mine)
