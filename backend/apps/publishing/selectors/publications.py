from uuid import UUID

from django.db.models import QuerySet

from apps.booklets.models import Booklet
from apps.publishing.models import Build, BuildState, Content, Publication, PublicationContent
from shared import errors
from shared.pagination import Page, paginate

UNDER_WAY = (BuildState.WAITING, BuildState.RENDERING, BuildState.STORING)


def list_publications(*, booklet: Booklet, cursor: str | None, limit: int) -> Page[Publication]:
    """Every version of a booklet, the newest first."""
    return paginate(_of(booklet), by=["-at", "-id"], cursor=cursor, limit=limit)


def get_publication(*, booklet: Booklet, publication_id: UUID) -> Publication:
    """One version of this booklet and of no other."""
    publication = _of(booklet).filter(id=publication_id).first()
    if publication is None:
        raise errors.NotFound
    return publication


def newest_publication(booklet: Booklet) -> Publication | None:
    """With the highest number, made or not."""
    return _of(booklet).order_by("-major", "-minor").first()


def current_publication(booklet: Booklet) -> Publication | None:
    """What readers get, or got last."""
    if booklet.publication_id is None:
        return None
    return _of(booklet).filter(id=booklet.publication_id).first()


def publication_in_hand(booklet: Booklet) -> Publication | None:
    """The one that is being made now; or the newest one, if its build failed."""
    waiting = _of(booklet).filter(build__state__in=UNDER_WAY).order_by("-major", "-minor").first()
    if waiting:
        return waiting
    newest = newest_publication(booklet)
    return newest if newest and newest.build.state == BuildState.FAILED else None


def standing_content(booklet: Booklet) -> tuple[Publication, Content] | None:
    """What readers get, or will get as soon as it is made."""
    waiting = _of(booklet).filter(build__state__in=UNDER_WAY).order_by("-major", "-minor").first()
    publication = waiting or current_publication(booklet)
    return (publication, content_of(publication)) if publication else None


def is_another_under_way(publication: Publication) -> bool:
    """Whether a version of the same booklet waits, besides this one."""
    others = Build.objects.filter(
        company_id=publication.company_id, publication__booklet_id=publication.booklet_id
    )
    return others.filter(state__in=UNDER_WAY).exclude(publication=publication).exists()


def content_of(publication: Publication) -> Content:
    """All that a publication says."""
    found = PublicationContent.objects.filter(company_id=publication.company_id)
    content: Content = found.get(publication=publication).content
    return content


def _of(booklet: Booklet) -> QuerySet[Publication]:
    publications = Publication.objects.filter(company_id=booklet.company_id, booklet=booklet)
    return publications.select_related("build")
