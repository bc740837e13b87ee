from apps.booklets.models import Booklet
from apps.publishing.models import PublicationContent


def page_titles(*, booklet: Booklet) -> dict[str, str]:
    """Of the version that is online, by the ids of its pages."""
    rows = PublicationContent.objects.filter(company_id=booklet.company_id)
    online = rows.filter(publication=booklet.publication_id)
    chapters = online.values_list("content__chapters", flat=True).first() or []
    return {page["id"]: page["title"] for chapter in chapters for page in chapter["pages"]}
