from datetime import datetime
from uuid import UUID

from django.db.models import Exists, F, OuterRef, Subquery

from apps.booklets.models import BookletChapter, BookletStatus
from apps.library.models import Chapter
from apps.updates.models import ProposalStatus, Rollout, UpdateProposal
from apps.updates.selectors import newest_rollout
from apps.updates.services.count_adoption import count_adoption
from apps.updates.services.reach_chapters import reach_chapters
from apps.updates.services.roll_out import call_company

ASKED = (ProposalStatus.TO_REVIEW, ProposalStatus.REFUSED)


def catch_up() -> int:
    """Leave a job to each company in which a chapter is behind its release and was asked nothing; how many there are.

    A booklet that was made of the former version while the release set out, that was copied, or that came back.
    """
    newest = Rollout.objects.filter(chapter_id=OuterRef("origin_chapter_id")).order_by("-number")
    asked = UpdateProposal.objects.filter(
        chapter=OuterRef("id"), to_version=OuterRef("newest"), status__in=ASKED
    )
    released = Chapter.objects.filter(id=OuterRef("origin_chapter_id"))
    behind = (
        BookletChapter.objects.filter(
            detached=False,
            removed_at=None,
            booklet__trashed_at=None,
            origin_chapter_id__isnull=False,
        )
        .exclude(booklet__status=BookletStatus.ARCHIVED)
        .annotate(newest=Subquery(newest.values("number")[:1]))
        .filter(Exists(released), origin_version__lt=F("newest"))
        .filter(~Exists(asked))
    )
    waiting = behind.order_by().values_list("company_id", "origin_chapter_id").distinct()
    found = list(waiting)
    for company_id, chapter_id in found:
        if chapter_id:
            call_company(company_id, chapter_id)
    return len(found)


def catch_up_booklet(*, company_id: UUID, booklet_id: UUID, now: datetime) -> None:
    """A booklet is open again, or one of its chapters follows again: what it missed reaches it."""
    chapters = BookletChapter.objects.filter(
        company_id=company_id, booklet=booklet_id, detached=False, removed_at=None
    )
    origins = chapters.exclude(origin_chapter_id=None).values_list("origin_chapter_id", flat=True)
    for chapter_id in sorted({one for one in origins if one}):
        if newest_rollout(chapter_id=chapter_id, company_id=company_id):
            reach_chapters(
                company_id=company_id, chapter_id=chapter_id, booklet_id=booklet_id, now=now
            )
            count_adoption(company_id=company_id, chapter_id=chapter_id)
