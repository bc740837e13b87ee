"""The order of chapters, the room for more, and what a booklet knows of its pages; the caller holds the booklet."""

from collections.abc import Sequence
from datetime import datetime
from uuid import UUID

from apps.booklets import policies, selectors
from apps.booklets.events import ChapterFollows, ChapterFollowsNoMore
from apps.booklets.models import Booklet, BookletChapter, BookletPage
from apps.booklets.services._rules import require_not_held, writing_booklet
from apps.journal import services as journal
from apps.pages import services as pages
from apps.pages.models import Page
from apps.pages.services import TooManyPages
from shared import errors
from shared.actor import Actor
from shared.documents import Document, values_of
from shared.events import announce
from shared.permissions import Action


class TooManyChapters(errors.Conflict):
    code = "too_many_chapters"

    def __init__(self) -> None:
        super().__init__(most=selectors.MOST_CHAPTERS)


class ChapterWithoutOrigin(errors.Conflict):
    code = "chapter_without_origin"


class OfficialText(errors.Conflict):
    """The words of a law: a booklet shows them as they are, or leaves them out."""

    code = "official_text"


def require_room_for_chapters(booklet: Booklet, more: int = 1) -> None:
    if selectors.standing_chapters(booklet).count() + more > selectors.MOST_CHAPTERS:
        raise TooManyChapters


def require_room_for_pages(booklet: Booklet, more: int = 1) -> None:
    if standing_pages(booklet) + more > selectors.MOST_PAGES:
        raise TooManyPages


def standing_pages(booklet: Booklet) -> int:
    return selectors.pages_of(booklet).filter(page__removed_at=None).count()


def count_pages(chapter: BookletChapter) -> int:
    """How many it has, those that were taken out left aside."""
    written = Page.objects.of(chapter.company_id).filter(manuscript_id=chapter.manuscript_id)
    return written.filter(removed_at=None).count()


def place_after(
    chapters: list[BookletChapter], chapter: BookletChapter, after: UUID | None
) -> None:
    """The chapter behind another one, or in front of all."""
    ids = [one.id for one in chapters]
    if after and after not in ids:
        raise errors.NotFound
    chapters.insert(ids.index(after) + 1 if after else 0, chapter)


def write_order(chapters: Sequence[BookletChapter]) -> None:
    """Number the chapters anew; those that join official texts are annexes and stand behind all others."""
    annexes = _annexes(chapters)
    ordered = sorted(chapters, key=lambda one: one.manuscript_id in annexes)
    moved = [one for place, one in enumerate(ordered) if one.position != place]
    for place, one in enumerate(ordered):
        one.position = place
    BookletChapter.objects.bulk_update(moved, ["position"])


def _annexes(chapters: Sequence[BookletChapter]) -> set[UUID]:
    """The manuscripts in which a page stands whose words are those of a law."""
    manuscripts = [one.manuscript_id for one in chapters]
    pages = Page.objects.filter(manuscript_id__in=manuscripts, removed_at=None)
    return set(pages.exclude(official=None).values_list("manuscript_id", flat=True))


def stand_again(
    booklet: Booklet, chapter: BookletChapter, *, actor: Actor, now: datetime
) -> BookletChapter:
    """A chapter that was taken out, with the words that it had; the caller puts it in its place."""
    require_room_for_chapters(booklet)
    require_room_for_pages(booklet, count_pages(chapter))
    chapter.removed_at = None
    chapter.save(update_fields=["removed_at", "updated_at"])
    pages.take_out_manuscript(actor=actor, manuscript=chapter.manuscript, now=now)
    tell_follows(chapter, follows=not chapter.detached)
    return chapter


def tell_follows(chapter: BookletChapter, *, follows: bool) -> None:
    """For whoever brings the library's changes to booklets; of chapters written here there is nothing to tell."""
    if chapter.origin_chapter_id:
        fact = ChapterFollows if follows else ChapterFollowsNoMore
        named = {"booklet_id": chapter.booklet_id, "chapter_id": chapter.id}
        announce(fact(company_id=chapter.company_id, **named))


def require_own_words(noted: BookletPage, *, title: str, document: Document) -> None:
    """Refuse other words than those of the law on a page that quotes it."""
    page = noted.page
    if page.official and (page.title, page.document) != (title, document):
        raise OfficialText


def note_page(page: Page, chapter: BookletChapter, **more: object) -> BookletPage:
    """What the booklet knows of a new page besides what it says."""
    return BookletPage.objects.create(
        company_id=chapter.company_id,
        page=page,
        chapter=chapter,
        values=values_of(page.document),
        **more,
    )


def note_values(noted: BookletPage, page: Page) -> None:
    """Keep in step which living values its texts insert."""
    values = values_of(page.document)
    if values != noted.values:
        noted.values = values
        noted.save(update_fields=["values", "updated_at"])


def follow_library(
    chapter_id: UUID, *, detached: bool, actor: Actor, booklet_id: UUID, action: str, now: datetime
) -> BookletChapter:
    """Whether the library's changes reach the chapter from now on; said by who decides on them."""
    with writing_booklet(actor=actor, booklet_id=booklet_id, now=now, work="build") as booklet:
        policies.require_on_named(actor, booklet, Action.DECIDE_CORE_UPDATE)
        chapter = selectors.get_chapter(booklet=booklet, chapter_id=chapter_id)
        if chapter.origin_chapter_id is None:
            raise ChapterWithoutOrigin
        if detached:
            require_not_held(booklet, chapter)
        if chapter.detached != detached:
            chapter.detached = detached
            chapter.save(update_fields=["detached", "updated_at"])
            journal.record(actor=actor, action=action, target=chapter, label=chapter.title, now=now)
            tell_follows(chapter, follows=not detached)
    return chapter
