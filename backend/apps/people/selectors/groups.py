from collections.abc import Iterable
from uuid import UUID

from apps.people import policies
from apps.people.models import Group
from shared import errors
from shared.actor import Actor
from shared.pagination import Page, paginate


def list_groups(*, actor: Actor, cursor: str | None, limit: int) -> Page[Group]:
    """The groups of the company, in French order of their names."""
    policies.company_of_people(actor)
    return paginate(Group.objects.visible_to(actor), by=["name", "id"], cursor=cursor, limit=limit)


def get_group(*, actor: Actor, group_id: UUID) -> Group:
    """A group of the actor's company, for whoever names them."""
    group = Group.objects.visible_to(actor).filter(id=group_id).first()
    if group is None or not policies.keeps_everybody(actor):
        raise errors.NotFound
    return group


def group_names(*, company_id: UUID, group_ids: Iterable[UUID]) -> list[str]:
    """What these groups are called."""
    groups = Group.objects.filter(company_id=company_id, id__in=list(group_ids))
    return list(groups.order_by("name").values_list("name", flat=True))
