from typing import Any
from uuid import UUID

from django.utils import timezone
from ninja import Query, Router, Status

from apps.library import policies, selectors, services
from apps.library.models import Sector
from apps.library.schemas.describe import describe_sector, describe_sectors
from apps.library.schemas.sectors import (
    SectorChanges,
    SectorChaptersIn,
    SectorDetails,
    SectorIn,
    SectorPage,
    SectorQuery,
)
from shared.http.paging import PageQuery
from shared.http.request import Request

router = Router(tags=["library"])


@router.get("/sectors", response=SectorPage)
def list_sectors(
    request: Request, wanted: Query[SectorQuery], page: Query[PageQuery]
) -> dict[str, Any]:
    """Lines of business by their French label."""
    found = selectors.list_sectors(
        actor=request.actor,
        wanted=selectors.SectorFilter(**wanted.dict()),
        cursor=page.cursor,
        limit=page.limit,
    )
    return {
        "items": describe_sectors(actor=request.actor, sectors=found.items),
        "next": found.next,
        "abilities": {"create": policies.may_manage_library(request.actor)},
    }


@router.post("/sectors", response={201: SectorDetails})
def create_sector(request: Request, body: SectorIn) -> Status[dict[str, Any]]:
    """One more line of business, not shown yet."""
    given = body.model_dump()
    sector = services.create_sector(
        actor=request.actor, label=given.pop("labels"), **given, now=timezone.now()
    )
    return Status(201, _to_output(request, sector))


@router.get("/sectors/{sector_id}", response=SectorDetails)
def get_sector(request: Request, sector_id: UUID) -> dict[str, Any]:
    """One line of business with what it recommends and what it is asked."""
    return _to_output(request, selectors.get_sector(actor=request.actor, sector_id=sector_id))


@router.patch("/sectors/{sector_id}", response=SectorDetails)
def update_sector(request: Request, sector_id: UUID, body: SectorChanges) -> dict[str, Any]:
    """Another code, label, icon or description."""
    changes = body.dict(exclude_unset=True)
    if "labels" in changes:
        changes["label"] = changes.pop("labels")
    sector = services.update_sector(
        actor=request.actor, sector_id=sector_id, changes=changes, now=timezone.now()
    )
    return _to_output(request, sector)


@router.post("/sectors/{sector_id}/publish", response=SectorDetails)
def publish_sector(request: Request, sector_id: UUID) -> dict[str, Any]:
    """Show it to those who make booklets."""
    sector = services.publish_sector(actor=request.actor, sector_id=sector_id, now=timezone.now())
    return _to_output(request, sector)


@router.post("/sectors/{sector_id}/archive", response=SectorDetails)
def archive_sector(request: Request, sector_id: UUID) -> dict[str, Any]:
    """Offer it no longer."""
    sector = services.archive_sector(actor=request.actor, sector_id=sector_id, now=timezone.now())
    return _to_output(request, sector)


@router.put("/sectors/{sector_id}/chapters", response=SectorDetails)
def set_sector_chapters(
    request: Request, sector_id: UUID, body: SectorChaptersIn
) -> dict[str, Any]:
    """Recommend exactly these chapters, in this order."""
    chosen = [services.ChosenChapter(one.id, one.mandatory) for one in body.chapters]
    sector = services.set_sector_chapters(
        actor=request.actor, sector_id=sector_id, chapters=chosen, now=timezone.now()
    )
    return _to_output(request, sector)


def _to_output(request: Request, sector: Sector) -> dict[str, Any]:
    return describe_sector(actor=request.actor, sector=sector, now=timezone.now())
