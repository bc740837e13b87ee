from typing import Any
from uuid import UUID

from django.utils import timezone
from ninja import Query, Router, Status

from apps.booklets import policies, selectors, services
from apps.booklets.models import Booklet
from apps.booklets.schemas.booklets import (
    BookletChanges,
    BookletList,
    BookletOut,
    BookletQuery,
    KindQuery,
    NameAnswer,
    NameQuery,
    NewBooklet,
    SectorChoices,
)
from apps.booklets.schemas.describe import describe_booklet, describe_booklets
from apps.booklets.schemas.describe_plan import describe_sector_choices
from apps.booklets.schemas.parts import Theme
from shared.http.paging import PageQuery
from shared.http.request import Request

router = Router(tags=["booklets"])


@router.get("/booklets", response=BookletList)
def list_booklets(
    request: Request, wanted: Query[BookletQuery], page: Query[PageQuery]
) -> dict[str, Any]:
    """The booklets that the caller may see."""
    actor = request.actor
    found = selectors.list_booklets(
        actor=actor,
        wanted=selectors.BookletFilter(**wanted.dict()),
        cursor=page.cursor,
        limit=page.limit,
    )
    return {
        "items": describe_booklets(actor=actor, booklets=found.items, now=timezone.now()),
        "next": found.next,
        "counts": selectors.count_booklets(actor=actor),
        "abilities": {"create": policies.may_create(actor)},
    }


@router.post("/booklets", response={201: BookletOut})
def create_booklet(request: Request, body: NewBooklet) -> Status[dict[str, Any]]:
    """A booklet whose creation begins."""
    booklet = services.create_booklet(actor=request.actor, **body.model_dump(), now=timezone.now())
    return Status(201, _to_output(request, booklet))


@router.get("/booklets/name", response=NameAnswer)
def check_booklet_name(request: Request, wanted: Query[NameQuery]) -> dict[str, Any]:
    """Whether a booklet of the company may be called so."""
    free = selectors.name_is_free(actor=request.actor, name=wanted.name, besides=wanted.besides)
    return {"free": free}


@router.get("/booklets/sectors", response=SectorChoices)
def list_sector_choices(request: Request, wanted: Query[KindQuery]) -> dict[str, Any]:
    """The sectors that a booklet of this kind may start from, and what each brings."""
    choices = selectors.sector_choices(actor=request.actor, kind=wanted.kind)
    return describe_sector_choices(actor=request.actor, choices=choices)


@router.get("/booklets/{booklet_id}", response=BookletOut)
def get_booklet(request: Request, booklet_id: UUID) -> dict[str, Any]:
    """One booklet with its card."""
    return _to_output(request, selectors.get_booklet(actor=request.actor, booklet_id=booklet_id))


@router.patch("/booklets/{booklet_id}", response=BookletOut)
def update_booklet(request: Request, booklet_id: UUID, body: BookletChanges) -> dict[str, Any]:
    """Another name, kind, sector, size, site, structure or languages. A sector brings its chapters while nobody has touched the plan."""
    booklet = services.update_booklet(
        actor=request.actor,
        booklet_id=booklet_id,
        changes=body.model_dump(exclude_unset=True),
        now=timezone.now(),
    )
    return _to_output(request, booklet)


@router.delete("/booklets/{booklet_id}", response={204: None})
def delete_booklet(request: Request, booklet_id: UUID) -> Status[None]:
    """For ever; only out of the trash."""
    services.delete_booklet(actor=request.actor, booklet_id=booklet_id, now=timezone.now())
    return Status(204, None)


@router.put("/booklets/{booklet_id}/theme", response=BookletOut)
def set_booklet_theme(request: Request, booklet_id: UUID, body: Theme) -> dict[str, Any]:
    """How it looks."""
    booklet = services.set_theme(
        actor=request.actor,
        booklet_id=booklet_id,
        theme=body.model_dump(mode="json"),
        now=timezone.now(),
    )
    return _to_output(request, booklet)


def _to_output(request: Request, booklet: Booklet) -> dict[str, Any]:
    return describe_booklet(actor=request.actor, booklet=booklet, now=timezone.now())
