from uuid import UUID

from django.utils import timezone
from ninja import Query, Router, Status

from apps.people import selectors, services
from apps.people.models import Group
from apps.people.schemas.people import GroupIn, GroupOut, GroupPage
from shared.http.paging import PageQuery
from shared.http.request import Request
from shared.pagination import Page

router = Router(tags=["people"])


@router.get("/people/groups", response=GroupPage)
def list_groups(request: Request, page: Query[PageQuery]) -> Page[Group]:
    """The groups of the company."""
    return selectors.list_groups(actor=request.actor, cursor=page.cursor, limit=page.limit)


@router.post("/people/groups", response={201: GroupOut})
def add_group(request: Request, body: GroupIn) -> Status[Group]:
    """One more group."""
    group = services.add_group(actor=request.actor, name=body.name, now=timezone.now())
    return Status(201, group)


@router.patch("/people/groups/{group_id}", response=GroupOut)
def rename_group(request: Request, group_id: UUID, body: GroupIn) -> Group:
    """Another name for a group."""
    return services.rename_group(
        actor=request.actor,
        group=selectors.get_group(actor=request.actor, group_id=group_id),
        name=body.name,
        now=timezone.now(),
    )


@router.delete("/people/groups/{group_id}", response={204: None})
def remove_group(request: Request, group_id: UUID) -> Status[None]:
    """A group that is no more; its people stay."""
    group = selectors.get_group(actor=request.actor, group_id=group_id)
    services.remove_group(actor=request.actor, group=group, now=timezone.now())
    return Status(204, None)
