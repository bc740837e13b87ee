from typing import Any
from uuid import UUID

from django.http import FileResponse
from django.utils import timezone
from ninja import Query, Router

from apps.updates import selectors, services
from apps.updates.schemas.adoption import (
    AdoptionOut,
    ReleasePreviewIn,
    ReleasePreviewOut,
    ReminderIn,
    ReminderOut,
    RolloutList,
)
from apps.updates.schemas.describe import describe_adoption, describe_rollout
from shared.http.paging import PageQuery
from shared.http.request import Request

router = Router(tags=["updates"])

CSV = {200: {"description": "OK", "content": {"text/csv": {"schema": {"type": "string"}}}}}


@router.get("/library/chapters/{chapter_id}/rollouts", response=RolloutList)
def list_chapter_rollouts(request: Request, chapter_id: UUID) -> dict[str, Any]:
    """The releases of a chapter that set out for booklets, the newest first."""
    chapter = selectors.own_chapter(actor=request.actor, chapter_id=chapter_id)
    return {"items": [describe_rollout(one) for one in selectors.list_rollouts(chapter=chapter)]}


@router.get("/library/chapters/{chapter_id}/rollouts/{number}/adoption", response=AdoptionOut)
def get_chapter_adoption(
    request: Request, chapter_id: UUID, number: int, page: Query[PageQuery]
) -> dict[str, Any]:
    """How far a release has come, by company: numbers alone."""
    chapter = selectors.own_chapter(actor=request.actor, chapter_id=chapter_id)
    adoption = selectors.get_adoption(
        chapter=chapter, number=number, cursor=page.cursor, limit=page.limit, now=timezone.now()
    )
    return describe_adoption(adoption, now=timezone.now())


@router.post("/library/chapters/{chapter_id}/rollouts/{number}/reminders", response=ReminderOut)
def remind_of_release(
    request: Request, chapter_id: UUID, number: int, body: ReminderIn
) -> dict[str, int]:
    """Have those who decide on it told that it waits; within a week nobody is told twice."""
    chapter = selectors.own_chapter(actor=request.actor, chapter_id=chapter_id)
    reminded = services.remind_companies(
        actor=request.actor,
        chapter=chapter,
        number=number,
        company_id=body.company,
        now=timezone.now(),
    )
    return {"companies": reminded}


@router.get(
    "/library/chapters/{chapter_id}/rollouts/{number}/adoption/export",
    openapi_extra={"responses": CSV},
)
def export_chapter_adoption(request: Request, chapter_id: UUID, number: int) -> FileResponse:
    """The same of every company, as a file for spreadsheets; the journal keeps that it was taken."""
    chapter = selectors.own_chapter(actor=request.actor, chapter_id=chapter_id)
    file = services.export_adoption(
        actor=request.actor, chapter=chapter, number=number, now=timezone.now()
    )
    return FileResponse(
        file.content,
        as_attachment=True,
        filename=f"adoption-version-{number}.csv",
        content_type="text/csv; charset=utf-8",
    )


@router.post("/library/chapters/{chapter_id}/release-preview", response=ReleasePreviewOut)
def preview_chapter_release(request: Request, chapter_id: UUID, body: ReleasePreviewIn) -> Any:
    """What releasing the draft would do in booklets; nothing is done."""
    chapter = selectors.own_chapter(actor=request.actor, chapter_id=chapter_id)
    policy = body.update_policy or chapter.update_policy
    return selectors.preview_release(chapter=chapter, policy=policy)
