from collections.abc import Sequence
from dataclasses import asdict
from datetime import datetime
from uuid import UUID, uuid4

from apps.library import services
from apps.library.content import WrittenPage
from apps.library.models import Chapter, StarterPage
from apps.library.starter.codes import obligation_ids
from apps.pages import services as pages
from apps.pages.models import Importance, Manuscript, Page
from apps.pages.services import Content
from shared.actor import Actor
from shared.documents import empty_document, with_ids_of


def write_pages(
    chapter: Chapter, written: Sequence[WrittenPage], *, actor: Actor, now: datetime
) -> bool:
    """Bring the pages of the file in their order; whether they collide with what people wrote.

    Pages that people added stay; those that the file no longer has go.
    """
    loaded = _loaded(chapter)
    page_ids: list[UUID] = []
    collides = False
    with services.writing_chapter(actor=actor, chapter_id=chapter.id) as manuscript:
        for page, known in zip(written, _partners(loaded, written), strict=True):
            if known:
                collides |= _merge_file(page, known, manuscript, actor=actor, now=now)
            place = known or _add(page, manuscript, page_ids, actor=actor, now=now)
            page_ids.append(place.page_id)
        for place in loaded:
            if place.page_id not in page_ids:
                _remove(place, manuscript, actor=actor, now=now)
        _put_in_order(manuscript, page_ids)
        _cover(manuscript, dict(zip(page_ids, written, strict=True)))
        _name_sources(manuscript, dict(zip(page_ids, written, strict=True)))
    return collides


def _cover(manuscript: Manuscript, written: dict[UUID, WrittenPage]) -> None:
    """Say of each page which obligations it covers, where that is new."""
    for row in Page.objects.of(manuscript.company_id).filter(id__in=written).defer("document"):
        wanted = obligation_ids(written[row.id].obligations)
        if set(wanted) != set(row.obligations):
            pages.set_page_obligations(manuscript=manuscript, page_id=row.id, obligations=wanted)


def _name_sources(manuscript: Manuscript, written: dict[UUID, WrittenPage]) -> None:
    """Say of each official text where it comes from and who compared it, where that is new."""
    for row in Page.objects.of(manuscript.company_id).filter(id__in=written):
        wanted = _official(row, written[row.id])
        if wanted != row.official:
            pages.set_page_official(manuscript=manuscript, page_id=row.id, official=wanted)


def _official(row: Page, written: WrittenPage) -> dict[str, str] | None:
    """What the file says; whoever compared these very words in the library goes before it.

    Whom the file names has compared the words of the file, and no others.
    """
    if not written.official:
        return None
    told = asdict(written.official)
    if row.official and row.official["collated_on"] and not row.official["collated_by"]:
        return {**row.official, "source": told["source"], "link": told["link"]}
    said = StarterPage.objects.get(page_id=row.id)
    if (row.title, row.document) != (said.title, said.document):
        told |= {"collated_by": "", "collated_on": ""}
    return told


def _loaded(chapter: Chapter) -> list[StarterPage]:
    """What files said on the pages that still stand, in their order.

    The empty page with which a chapter is made is the place of the first one.
    """
    rows = Page.objects.of(chapter.company_id).filter(
        manuscript_id=chapter.manuscript_id, removed_at=None
    )
    order = list(rows.order_by("position", "id"))
    if not chapter.source:
        return [_nothing_on(order[0])]
    said = StarterPage.objects.filter(page_id__in=[row.id for row in order])
    known = {one.page_id: one for one in said}
    return [known[row.id] for row in order if row.id in known]


def _nothing_on(page: Page) -> StarterPage:
    return StarterPage(
        page_id=page.id,
        title=page.title,
        importance=page.importance,
        document=empty_document(),
    )


def _partners(
    loaded: list[StarterPage], written: Sequence[WrittenPage]
) -> list[StarterPage | None]:
    """The place of each page: that of its title, or else the next one that no page of the file has."""
    titled = {place.title: place for place in reversed(loaded)}
    named = [titled.pop(page.title, None) for page in written]
    free = [place for place in loaded if place not in named]
    return [place or (free.pop(0) if free else None) for place in named]


def _add(
    page: WrittenPage,
    manuscript: Manuscript,
    before: list[UUID],
    *,
    actor: Actor,
    now: datetime,
) -> StarterPage:
    document = with_ids_of(empty_document(), page.document, _new_id)
    added = pages.add_page(
        actor=actor,
        manuscript=manuscript,
        title=page.title,
        after=before[-1] if before else None,
        importance=Importance(page.importance),
        document=document,
        now=now,
    )
    return StarterPage.objects.create(
        page_id=added.id, title=page.title, importance=page.importance, document=document
    )


def _merge_file(
    page: WrittenPage,
    place: StarterPage,
    manuscript: Manuscript,
    *,
    actor: Actor,
    now: datetime,
) -> bool:
    base = Content(place.title, place.importance, place.document)
    place.title, place.importance = page.title, page.importance
    place.document = with_ids_of(base.document, page.document, _new_id)
    place.save()
    result = pages.update_from_source(
        actor=actor,
        manuscript=manuscript,
        page_id=place.page_id,
        base=base,
        source=Content(place.title, place.importance, place.document),
        now=now,
    )
    return result.outcome == "conflict"


def _put_in_order(manuscript: Manuscript, page_ids: list[UUID]) -> None:
    """As the file has them; a page that people added keeps its place beside its neighbours."""
    rows = Page.objects.of(manuscript.company_id).filter(id__in=page_ids)
    if list(rows.order_by("position").values_list("id", flat=True)) == page_ids:
        return
    for after, page_id in zip([None, *page_ids], page_ids, strict=False):
        pages.move_page(manuscript=manuscript, page_id=page_id, after=after)


def _remove(place: StarterPage, manuscript: Manuscript, *, actor: Actor, now: datetime) -> None:
    pages.remove_page(actor=actor, manuscript=manuscript, page_id=place.page_id, now=now)
    place.delete()


def _new_id() -> str:
    return uuid4().hex
