from collections import defaultdict
from collections.abc import Mapping, Sequence
from uuid import UUID

from apps.booklets.models import Booklet
from apps.participation.models import Participation
from apps.publishing.models import Edition, PublicationContent
from apps.publishing.selectors import placed_pages


def find_shown(*, booklet: Booklet, bundle: str) -> Edition | None:
    """The edition that a device shows; `bundle` is the hash of its files, or its beginning, as addresses write it."""
    if not bundle:
        return None
    rows = Edition.objects.filter(company_id=booklet.company_id, publication__booklet=booklet)
    rows = rows.filter(bundle__startswith=bundle).select_related("publication")
    return rows.order_by("-publication__at").first()


def chapters_shown(shown: Edition) -> dict[str, str]:
    """The titles of its chapters, by their ids."""
    rows = PublicationContent.objects.filter(company_id=shown.company_id)
    found = rows.filter(publication=shown.publication_id)
    chapters = found.values_list("content__chapters", flat=True).first() or []
    return {chapter["id"]: chapter["title"] for chapter in chapters}


def pages_named(*, one: Participation, publication_id: UUID) -> Mapping[str, Sequence[str]]:
    """The titles of what somebody reads again of a version: by chapter, and of all of it under ""."""
    named: dict[str, list[str]] = defaultdict(list)
    if not one.reread_pages:
        return named
    asked = {str(page) for page in one.reread_pages}
    rows = PublicationContent.objects.filter(company_id=one.company_id)
    content = rows.filter(publication=publication_id).values_list("content", flat=True).first()
    for page_id, placed in placed_pages(content).items() if content else ():
        if page_id in asked:
            named[""].append(placed.page["title"])
            named[placed.chapter_id].append(placed.page["title"])
    return named
