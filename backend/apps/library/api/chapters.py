from typing import Any
from uuid import UUID

from django.utils import timezone
from ninja import Query, Router, Status

from apps.library import policies, selectors, services
from apps.library.models import Chapter
from apps.library.schemas.chapters import (
    ChapterChanges,
    ChapterDetails,
    ChapterIn,
    ChapterPage,
    ChapterQuery,
    ReleaseIn,
    VersionOut,
)
from apps.library.schemas.comparison import VersionComparison
from apps.library.schemas.describe import describe_chapter, describe_chapters, describe_version
from shared.http.paging import PageQuery
from shared.http.request import Request

router = Router(tags=["library"])


@router.get("/chapters", response=ChapterPage)
def list_chapters(
    request: Request, wanted: Query[ChapterQuery], page: Query[PageQuery]
) -> dict[str, Any]:
    """The chapters of the library by name; what is searched, the newest first."""
    actor = request.actor
    found = selectors.list_chapters(
        actor=actor,
        wanted=selectors.ChapterFilter(**wanted.dict()),
        cursor=page.cursor,
        limit=page.limit,
    )
    return {
        "items": describe_chapters(actor=actor, chapters=found.items),
        "next": found.next,
        "counts": selectors.count_chapters(actor=actor, scope=wanted.scope),
        "abilities": policies.library_abilities(actor),
    }


@router.post("/chapters", response={201: ChapterDetails})
def create_chapter(request: Request, body: ChapterIn) -> Status[dict[str, Any]]:
    """A draft with one empty page."""
    chapter = services.create_chapter(actor=request.actor, **body.model_dump(), now=timezone.now())
    return Status(201, _to_output(request, chapter))


@router.get("/chapters/{chapter_id}", response=ChapterDetails)
def get_chapter(request: Request, chapter_id: UUID) -> dict[str, Any]:
    """One chapter with its outline and its releases."""
    return _to_output(request, selectors.get_chapter(actor=request.actor, chapter_id=chapter_id))


@router.patch("/chapters/{chapter_id}", response=ChapterDetails)
def update_chapter(request: Request, chapter_id: UUID, body: ChapterChanges) -> dict[str, Any]:
    """Another title, summary, use or way of updating."""
    chapter = services.update_chapter(
        actor=request.actor,
        chapter_id=chapter_id,
        changes=body.dict(exclude_unset=True),
        now=timezone.now(),
    )
    return _to_output(request, chapter)


@router.post("/chapters/{chapter_id}/review", response=ChapterDetails)
def send_chapter_to_review(request: Request, chapter_id: UUID) -> dict[str, Any]:
    """Ask those who release to read it."""
    chapter = services.send_chapter_to_review(
        actor=request.actor, chapter_id=chapter_id, now=timezone.now()
    )
    return _to_output(request, chapter)


@router.post("/chapters/{chapter_id}/draft", response=ChapterDetails)
def send_chapter_back(request: Request, chapter_id: UUID) -> dict[str, Any]:
    """Give it back to its authors."""
    chapter = services.send_chapter_back(
        actor=request.actor, chapter_id=chapter_id, now=timezone.now()
    )
    return _to_output(request, chapter)


@router.post("/chapters/{chapter_id}/release", response={201: VersionOut})
def release_chapter(request: Request, chapter_id: UUID, body: ReleaseIn) -> Status[dict[str, Any]]:
    """Freeze what it says as its next version."""
    version = services.release_chapter(
        actor=request.actor, chapter_id=chapter_id, **body.model_dump(), now=timezone.now()
    )
    return Status(201, describe_version(actor=request.actor, version=version))


@router.post("/chapters/{chapter_id}/retire", response=ChapterDetails)
def retire_chapter(request: Request, chapter_id: UUID) -> dict[str, Any]:
    """Offer it no longer; booklets that took it over keep it."""
    chapter = services.retire_chapter(
        actor=request.actor, chapter_id=chapter_id, now=timezone.now()
    )
    return _to_output(request, chapter)


@router.post("/chapters/{chapter_id}/reopen", response=ChapterDetails)
def reopen_chapter(request: Request, chapter_id: UUID) -> dict[str, Any]:
    """Offer it again."""
    chapter = services.reopen_chapter(
        actor=request.actor, chapter_id=chapter_id, now=timezone.now()
    )
    return _to_output(request, chapter)


@router.get("/chapters/{chapter_id}/versions/{number}", response=VersionOut)
def get_chapter_version(request: Request, chapter_id: UUID, number: int) -> dict[str, Any]:
    """One release as it was frozen."""
    version = selectors.get_version(actor=request.actor, chapter_id=chapter_id, number=number)
    return describe_version(actor=request.actor, version=version)


@router.get("/chapters/{chapter_id}/versions/{number}/compare", response=VersionComparison)
def compare_chapter_version(
    request: Request, chapter_id: UUID, number: int
) -> selectors.VersionChanges:
    """What the draft changed since this release, in words."""
    return selectors.compare_with_version(actor=request.actor, chapter_id=chapter_id, number=number)


def _to_output(request: Request, chapter: Chapter) -> dict[str, Any]:
    return describe_chapter(actor=request.actor, chapter=chapter)
