"""Which booklet somebody stands before who is not known yet: only a verdict is told to them."""

from dataclasses import dataclass
from datetime import datetime
from uuid import UUID

from django.conf import settings

from apps.booklets.models import Booklet, BookletSlug
from apps.companies.models import Host, HostPurpose
from apps.reading.models import ReadingAccess, ReadingLink
from apps.reading.selectors.access import access_of, editions_online
from apps.reading.selectors.state import Reading, reading_of
from shared.tenancy import act_as_platform


@dataclass(frozen=True, slots=True)
class Door:
    """A published booklet, and who may open it."""

    booklet: Booklet
    access: ReadingAccess
    reading: Reading


def find_door(*, slug: str, hostname: str | None, now: datetime) -> Door | None:
    """The booklet that this address leads to on this host, if it can be read now.

    On a company's own host only its booklets exist; without a host, all of them.
    """
    with act_as_platform():
        row = BookletSlug.objects.select_related("booklet__company").filter(slug=slug).first()
        if row is None or not _stands_on(hostname, row.booklet.company_id):
            return None
        access = access_of(company_id=row.company_id, booklet_id=row.booklet_id)
        if access is None:
            return None
        reading = reading_of(booklet=row.booklet, access=access)
    is_open = reading.state_at(now) == "open"
    return Door(row.booklet, access, reading) if is_open else None


def locales_online(*, booklet: Booklet) -> list[str]:
    """The languages in which it stands."""
    with act_as_platform():
        return list(editions_online(booklet=booklet).values_list("locale", flat=True))


def find_link(*, booklet: Booklet, token_hash: str) -> ReadingLink | None:
    """The link of this booklet whose token this is."""
    with act_as_platform():
        return ReadingLink.objects.filter(booklet=booklet, token_hash=token_hash).first()


def is_in_force(link: ReadingLink) -> bool:
    """Whether nobody has ended it."""
    with act_as_platform():
        return ReadingLink.objects.filter(id=link.id, revoked_at=None).exists()


def _stands_on(hostname: str | None, company_id: UUID) -> bool:
    if hostname is None:
        return True
    hosts = Host.objects.filter(company_id=company_id, purpose=HostPurpose.READING)
    return hostname in settings.READING_HOSTS or hosts.filter(hostname=hostname).exists()
