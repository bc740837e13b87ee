"""A release of the law that reaches the booklets of a company: some ready, some to look at, a conflict, one detached."""

from collections.abc import Callable, Sequence
from copy import deepcopy
from datetime import datetime, timedelta
from typing import Any
from uuid import uuid4

from django.db.models import Count
from django.utils import timezone

from apps.booklets import services as booklets
from apps.booklets.models import Booklet, BookletChapter, BookletPage, BookletStatus
from apps.companies.models import Company
from apps.library import services as library
from apps.library.models import Chapter, ChapterStatus, ReleaseReason, UpdatePolicy
from apps.pages import services as pages
from apps.pages.models import Importance, Page
from apps.updates import services as updates
from apps.updates.models import Rollout, UpdateProposal
from config.management.demo_data import COMPANIES, STAFF
from shared.actor import Actor
from shared.documents import Block, Document
from shared.documents.content import plain_text
from shared.tenancy import act_as, act_as_platform
from shared.tenancy.scope import act_as_company

ActorOf = Callable[[str], Actor]
NOTE = "Consigne précisée : elle vaut dès le premier jour, et pour tout le monde."
REFERENCE = "Code du travail, L. 4141-2"
RELEASED = " Cette consigne vaut dès le premier jour, et pour tout le monde."
ADAPTED = " Chez nous, demandez Julien Delmas."
FIRST_DAY = "Votre premier jour"
SHOWN = "Votre responsable vous montre les gestes de votre poste avant que vous commenciez."
TOLD = ("Vous savez qui appeler en cas de doute.", "Vous savez où se trouve le matériel.")
DOUBT = "Un doute ? Arrêtez-vous et posez la question avant de continuer."
EFFECTIVE = timedelta(days=16)
LEAST = 4  # booklets that show each state


def propose_release(
    *,
    actor_of: ActorOf,
    now: datetime,
    company: str = COMPANIES[0].name,
    editor: str = STAFF[2].email,
    admin: str = COMPANIES[0].members[0].email,
) -> int:
    """Once: how many booklets are asked; none where too few took the same chapter."""
    with act_as_platform():
        if Rollout.objects.filter(version__note=NOTE).exists():
            return 0
        tenant = Company.objects.get(name=company)
        chapter = _shared_chapter(tenant)
        if chapter is None:
            return 0
        taken = _standing(tenant, chapter)
        source = _asked_page(chapter)
    _adapt(taken, source, actor=actor_of(admin), now=now)
    _release(chapter, source, actor=actor_of(editor), now=now)
    with act_as_platform():
        rollout = Rollout.objects.get(version__note=NOTE)
        updates.roll_out(rollout_id=rollout.id, now=now)
    with act_as_company(tenant.id):
        updates.reach_chapters(company_id=tenant.id, chapter_id=chapter.id, now=now)
        updates.count_adoption(company_id=tenant.id, chapter_id=chapter.id)
        return UpdateProposal.objects.filter(company=tenant, rollout=rollout).count()


def _shared_chapter(company: Company) -> Chapter | None:
    """The chapter of the platform that most of its booklets took, as it is released now."""
    rows = BookletChapter.objects.filter(
        company=company,
        removed_at=None,
        detached=False,
        booklet__trashed_at=None,
    ).exclude(booklet__status=BookletStatus.ARCHIVED)
    counted = (
        rows.exclude(origin_chapter_id=None).values("origin_chapter_id").annotate(count=Count("id"))
    )
    for one in counted.order_by("-count", "origin_chapter_id"):
        origin = one["origin_chapter_id"]
        chapter = Chapter.objects.of(None).filter(id=origin).first() if origin else None
        if one["count"] < LEAST or chapter is None:
            continue
        if chapter.status == ChapterStatus.PUBLISHED and _asked_page(chapter):
            return chapter
    return None


def _standing(company: Company, chapter: Chapter) -> list[BookletChapter]:
    rows = BookletChapter.objects.filter(
        company=company,
        origin_chapter_id=chapter.id,
        origin_version=chapter.version,
        removed_at=None,
        detached=False,
        booklet__trashed_at=None,
    ).exclude(booklet__status=BookletStatus.ARCHIVED)
    return list(rows.select_related("booklet").order_by("booklet__name", "id"))


def _asked_page(chapter: Chapter) -> Page | None:
    """The first page that says something in a paragraph, and is no official text."""
    rows = Page.objects.of(None).filter(manuscript_id=chapter.manuscript_id, removed_at=None)
    written = rows.filter(official__isnull=True).order_by("position")
    return next((page for page in written if _paragraph(page.document)), None)


def _paragraph(document: Document) -> Block | None:
    return next(
        (
            block
            for block in document["blocks"]
            if block["type"] == "paragraph" and plain_text(block).strip()
        ),
        None,
    )


def _adapt(
    taken: Sequence[BookletChapter], source: Page | None, *, actor: Actor, now: datetime
) -> None:
    """The first loses the paragraph, the next say more in it, the last one goes its own way; one at least is ready."""
    if source is None or len(taken) < LEAST:
        return
    with act_as(actor):
        for place, chapter in enumerate(taken[: min(3, len(taken) - 2)]):
            noted = BookletPage.objects.filter(chapter=chapter, origin_page_id=source.id).first()
            if noted is not None:
                document = _changed(noted.page.document, None if place == 0 else ADAPTED)
                _save(noted, document, actor=actor, now=now)
        last = taken[-1]
        booklets.detach_chapter(
            actor=actor, booklet_id=last.booklet_id, chapter_id=last.id, now=now
        )


def _changed(document: Document, more: str | None) -> Document:
    """The document whose first paragraph says more, or is gone."""
    after = deepcopy(document)
    block = _paragraph(after)
    if block is not None and more is None and len(after["blocks"]) > 1:
        after["blocks"].remove(block)
    elif block is not None:
        block["text"] = [*block["text"], {"type": "text", "text": more or ADAPTED}]
    return after


def _released(document: Document) -> Document:
    """The document whose first paragraph says more, and that says at its end what happens on the first day."""
    after = _changed(document, RELEASED)
    items = [_block("list_item", children=[_paragraph_of(one)]) for one in TOLD]
    after["blocks"] += [
        _block("heading", {"level": 2}, text=[{"type": "text", "text": FIRST_DAY}]),
        _paragraph_of(SHOWN),
        _block("list", {"ordered": False}, children=items),
        _block("callout", {"tone": "tip"}, children=[_paragraph_of(DOUBT)]),
    ]
    return after


def _paragraph_of(said: str) -> Block:
    return _block("paragraph", text=[{"type": "text", "text": said}])


def _block(kind: str, props: dict[str, Any] | None = None, **inside: Any) -> Block:
    return {"id": str(uuid4()), "type": kind, "props": props or {}, **inside}


def _save(noted: BookletPage, document: Document, *, actor: Actor, now: datetime) -> None:
    page: Page = noted.page
    if page.removed_at is None and Booklet.objects.filter(id=noted.chapter.booklet_id).exists():
        booklets.save_booklet_page(
            actor=actor,
            booklet_id=noted.chapter.booklet_id,
            page_id=page.id,
            base_revision=page.revision,
            title=page.title,
            importance=Importance(page.importance),
            document=document,
            now=now,
        )


def _release(chapter: Chapter, source: Page | None, *, actor: Actor, now: datetime) -> None:
    if source is None:
        return
    with act_as(actor):
        pages.save_page(
            actor=actor,
            manuscript=chapter.manuscript,
            page_id=source.id,
            base_revision=source.revision,
            title=source.title,
            importance=Importance(source.importance),
            document=_released(source.document),
            now=now,
        )
        library.note_chapter_changed(chapter=chapter)
        library.release_chapter(
            actor=actor,
            chapter_id=chapter.id,
            reason=ReleaseReason.LEGAL,
            note=NOTE,
            reference=REFERENCE,
            effective_on=timezone.localdate(now) + EFFECTIVE,
            update_policy=UpdatePolicy.PROPOSED,
            now=now,
        )
