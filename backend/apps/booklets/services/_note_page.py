from apps.booklets.models import BookletChapter, BookletPage
from apps.pages.models import Page
from shared.documents import values_of


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
