from datetime import datetime

from apps.booklets.models import Booklet
from apps.publishing.events import PublicationOnline, ReadingChanged
from apps.publishing.models import Publication
from shared.events import announce

ONLINE = ("publication_id", "version", "published_at", "has_changes", "updated_at")


def go_online(booklet: Booklet, publication: Publication, *, now: datetime) -> None:
    """Readers get this version from now on; the caller holds the booklet."""
    booklet.publication_id, booklet.version = publication.id, publication.version
    booklet.published_at = now
    booklet.save(update_fields=ONLINE)
    of = {"company_id": booklet.company_id, "booklet_id": booklet.id}
    announce(ReadingChanged(**of))
    announce(PublicationOnline(**of, publication_id=publication.id))
