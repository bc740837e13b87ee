from apps.booklets.models import Booklet
from apps.publishing.models import Edition, PublicationContent


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
