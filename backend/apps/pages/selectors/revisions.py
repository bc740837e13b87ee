from apps.pages.models import Page, PageRevision
from shared import errors
from shared.documents import BlockChange, compare


def list_revisions(*, page: Page) -> list[PageRevision]:
    """The newest first, without what they say; there are fifty or a few more."""
    revisions = PageRevision.objects.of(page.company_id).filter(page=page)
    return list(revisions.defer("document").order_by("-number"))


def get_revision(*, page: Page, number: int) -> PageRevision:
    revisions = PageRevision.objects.of(page.company_id).filter(page=page, number=number)
    revision = revisions.first()
    if revision is None:
        raise errors.NotFound
    return revision


def compare_revisions(*, page: Page, number: int, other: int | None) -> list[BlockChange]:
    """What changed in words from one revision to another, or to what the page says today."""
    before = get_revision(page=page, number=number)
    after = page if other is None else get_revision(page=page, number=other)
    return compare(before.document, after.document)
