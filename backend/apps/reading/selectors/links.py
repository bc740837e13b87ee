from datetime import date
from uuid import UUID

from django.db.models import Q

from apps.booklets.models import Booklet
from apps.reading.models import ReadingLink
from shared import errors
from shared.actor import Actor
from shared.pagination import Page, paginate
from shared.tenancy.models import TenantQuerySet


def list_links(
    *, actor: Actor, booklet: Booklet, cursor: str | None, limit: int
) -> Page[ReadingLink]:
    """The personal links of a booklet, the newest first."""
    links = ReadingLink.objects.visible_to(actor).filter(booklet=booklet)
    return paginate(links, by=["-created_at", "-id"], cursor=cursor, limit=limit)


def get_link(*, actor: Actor, booklet: Booklet, link_id: UUID) -> ReadingLink:
    """A link of this booklet and of no other."""
    links = ReadingLink.objects.visible_to(actor).filter(booklet=booklet)
    link = links.filter(id=link_id).first()
    if link is None:
        raise errors.NotFound
    return link


def count_links(*, booklet: Booklet, today: date) -> int:
    """How many open the booklet today."""
    return links_in_force(booklet=booklet, today=today).count()


def links_in_force(*, booklet: Booklet, today: date) -> TenantQuerySet[ReadingLink]:
    """Neither revoked nor past their last day."""
    return ReadingLink.objects.filter(
        Q(expires_on=None) | Q(expires_on__gte=today),
        company_id=booklet.company_id,
        booklet=booklet,
        revoked_at=None,
    )
