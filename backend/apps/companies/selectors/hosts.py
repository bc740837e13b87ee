from uuid import UUID

from apps.accounts.selectors import is_staff
from apps.companies.models import Company, Host, HostPurpose
from apps.companies.selectors.memberships import list_every_membership
from shared import errors
from shared.cache import forget, remembered
from shared.pagination import Page, paginate

HOSTS_KEPT_SECONDS = 30
HOSTS = "companies:hosts:purposes"


def brands_by_host() -> dict[str, str]:
    """The brand of each host of the studio that has one, at most half a minute old."""
    return _hosts()[HostPurpose.STUDIO]


def is_reading_host(hostname: str) -> bool:
    """Whether booklets are read under this name, of whatever company."""
    return hostname in _hosts()[HostPurpose.READING]


def host_of_company(*, company_id: UUID | None) -> str | None:
    """The first hostname of a company's own for the studio, for what we write to its people."""
    return _first_host(company_id, HostPurpose.STUDIO)


def reading_host_of_company(*, company_id: UUID | None) -> str | None:
    """The first hostname of a company's own under which its booklets are read."""
    return _first_host(company_id, HostPurpose.READING)


def _first_host(company_id: UUID | None, purpose: HostPurpose) -> str | None:
    if company_id is None:
        return None
    names = Host.objects.filter(company_id=company_id, purpose=purpose).order_by("id")
    return names.values_list("hostname", flat=True).first()


def _hosts() -> dict[str, dict[str, str]]:
    """By purpose: the brand of each hostname."""
    return remembered(HOSTS, seconds=HOSTS_KEPT_SECONDS, make=_read_hosts)


def _read_hosts() -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = {purpose: {} for purpose in HostPurpose.values}
    for hostname, brand, purpose in Host.objects.values_list("hostname", "brand", "purpose"):
        found[purpose][hostname] = brand
    return found


def host_of_user(user_id: UUID) -> str | None:
    """The hostname of the only company that somebody belongs to, if it has one.

    Whoever holds a hostname reads what comes to it. A link that opens an account goes there only
    when the account is nobody else's: neither another company's nor the platform's.
    """
    memberships = list_every_membership(user_id=user_id)
    if len(memberships) != 1 or is_staff(user_id=user_id):
        return None
    return host_of_company(company_id=memberships[0].company_id)


def forget_brands() -> None:
    """Let the next request read the table again."""
    forget(HOSTS)


def list_hosts(*, company: Company, cursor: str | None, limit: int) -> Page[Host]:
    """The hostnames of a company, the oldest first."""
    return paginate(Host.objects.filter(company=company), by=["id"], cursor=cursor, limit=limit)


def get_host(*, company: Company, host_id: UUID) -> Host:
    """A hostname of this company and of no other."""
    host = Host.objects.filter(company=company, id=host_id).first()
    if host is None:
        raise errors.NotFound
    return host
