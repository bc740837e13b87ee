"""The chapter library of the demonstration, written as people would: pages saved, chapters released, sectors published."""

from datetime import datetime, timedelta
from uuid import UUID

from django.utils import timezone

from apps.library import services
from apps.library.content.typography import typeset
from apps.library.models import (
    BookletKind,
    Chapter,
    Level,
    Obligation,
    ReleaseReason,
    Sector,
    SectorChapter,
    UpdatePolicy,
)
from apps.media.models import MediaFile
from apps.pages import services as pages
from apps.pages.models import Importance, Page
from config.management.demo_blocks import picture
from config.management.demo_chapter import DemoChapter, DemoPage
from config.management.demo_library_data import OBLIGATIONS, SECTORS, DemoObligation, DemoSector
from shared.actor import Actor
from shared.documents import Document
from shared.language import DEFAULT_LANGUAGE
from shared.tenancy import act_as


def fill_library(*, actor: Actor, chapters: tuple[DemoChapter, ...], now: datetime) -> None:
    """Sectors, obligations and chapters of the platform that are not there yet."""
    with act_as(actor):
        for sector in SECTORS:
            _create_sector(sector, actor=actor, now=now)
        for obligation in OBLIGATIONS:
            _create_obligation(obligation, actor=actor, now=now)
        write_chapters(actor=actor, chapters=chapters, now=now)
        for sector in SECTORS:
            _recommend(sector, actor=actor, now=now)


def write_chapters(*, actor: Actor, chapters: tuple[DemoChapter, ...], now: datetime) -> None:
    """Chapters that the actor's library lacks; what is there stays as people left it."""
    with act_as(actor):
        for chapter in chapters:
            title = typeset(chapter.title)
            owner = None if actor.is_library_editor else actor.company_id
            if not Chapter.objects.of(owner).filter(name=title).exists():
                _write(chapter, actor=actor, now=now)


def _create_sector(sector: DemoSector, *, actor: Actor, now: datetime) -> None:
    if Sector.objects.filter(code=sector.code).exists():
        return
    created = services.create_sector(
        actor=actor,
        code=sector.code,
        label=sector.label,
        icon=sector.icon,
        description=sector.description,
        now=now,
    )
    if sector.published:
        services.publish_sector(actor=actor, sector_id=created.id, now=now)


def _create_obligation(obligation: DemoObligation, *, actor: Actor, now: datetime) -> None:
    if Obligation.objects.filter(code=obligation.code).exists():
        return
    checked = now - timedelta(days=obligation.days_ago)
    created = services.create_obligation(
        actor=actor,
        code=obligation.code,
        label=typeset(obligation.label),
        reference=typeset(obligation.reference),
        link=obligation.link,
        doubt=typeset(obligation.doubt),
        kinds=[BookletKind(kind) for kind in obligation.kinds],
        sectors=_sectors(obligation.sectors),
        level=Level(obligation.level),
        today=timezone.localdate(checked),
        now=checked,
    )
    if obligation.published:
        services.publish_obligation(actor=actor, obligation_id=created.id, now=now)


def _recommend(sector: DemoSector, *, actor: Actor, now: datetime) -> None:
    """Unless somebody has chosen since."""
    row = Sector.objects.get(code=sector.code)
    if SectorChapter.objects.filter(sector=row).exists():
        return
    named = {chapter.name: chapter.id for chapter in Chapter.objects.of(None)}
    chosen = [
        services.ChosenChapter(named[typeset(title)], mandatory)
        for title, mandatory in sector.chapters
    ]
    services.set_sector_chapters(actor=actor, sector_id=row.id, chapters=chosen, now=now)


def _write(chapter: DemoChapter, *, actor: Actor, now: datetime) -> None:
    begun = now - timedelta(days=max((one.days_ago for one in chapter.releases), default=5) + 3)
    created = services.create_chapter(
        actor=actor,
        title={DEFAULT_LANGUAGE: typeset(chapter.title), "en-GB": chapter.english},
        summary={DEFAULT_LANGUAGE: typeset(chapter.summary), "en-GB": chapter.english_summary},
        icon=chapter.icon,
        sectors=_sectors(chapter.sectors),
        kinds=[BookletKind(kind) for kind in chapter.kinds],
        obligations=_obligations(chapter.obligations),
        update_policy=UpdatePolicy(chapter.policy),
        now=begun,
    )
    for release in chapter.releases:
        day = now - timedelta(days=release.days_ago)
        _write_pages(created, chapter.pages[: release.pages], actor=actor, now=day)
        services.release_chapter(
            actor=actor,
            chapter_id=created.id,
            reason=ReleaseReason(release.reason),
            note=typeset(release.note),
            reference=typeset(release.reference),
            effective_on=timezone.localdate(day),
            now=day,
        )
    _write_pages(created, chapter.last_pages, actor=actor, now=now)
    if chapter.then == "review":
        services.send_chapter_to_review(actor=actor, chapter_id=created.id, now=now)
    if chapter.then == "retire":
        services.retire_chapter(actor=actor, chapter_id=created.id, now=now)


def _write_pages(
    chapter: Chapter, wanted: tuple[DemoPage, ...], *, actor: Actor, now: datetime
) -> None:
    """These pages, in this order, as far as they are not written yet."""
    written = Page.objects.of(chapter.company_id).filter(manuscript_id=chapter.manuscript_id)
    there = list(written.order_by("position"))
    for place, page in enumerate(wanted):
        title = typeset(page.title)
        row = (
            there[place]
            if place < len(there)
            else pages.add_page(actor=actor, manuscript=chapter.manuscript, title=title, now=now)
        )
        pages.save_page(
            actor=actor,
            manuscript=chapter.manuscript,
            page_id=row.id,
            base_revision=row.revision,
            title=title,
            importance=Importance(page.importance),
            document=_illustrated(page, chapter),
            now=now,
        )
        services.cover_obligations(
            actor=actor,
            chapter_id=chapter.id,
            page_id=row.id,
            obligations=_obligations(page.obligations),
            now=now,
        )


def _illustrated(page: DemoPage, chapter: Chapter) -> Document:
    """The page under a picture of the company's library, if it has one."""
    shown = MediaFile.objects.of(chapter.company_id).filter(name=page.picture).first()
    if shown is None:
        return page.document
    return {**page.document, "blocks": [picture(shown.id, shown.alt), *page.document["blocks"]]}


def _sectors(codes: tuple[str, ...]) -> list[UUID]:
    return list(Sector.objects.filter(code__in=codes).values_list("id", flat=True))


def _obligations(codes: tuple[str, ...]) -> list[UUID]:
    return list(Obligation.objects.filter(code__in=codes).values_list("id", flat=True))
