from uuid import UUID

from apps.accounts.selectors import is_staff
from apps.companies.models import Company, Host
from apps.companies.selectors.memberships import list_every_membership
from shared import errors
from shared.cache import forget, remembered
from shared.pagination import Page, paginate

HOSTS_KEPT_SECONDS = 30
HOSTS = "companies:hosts"


def brands_by_host() -> dict[str, str]:
    """The brand of each host that has one, at most half a minute old."""
    return remembered(
        HOSTS,
        seconds=HOSTS_KEPT_SECONDS,
        make=lambda: dict(Host.objects.values_list("hostname", "brand")),
    )


def host_of_company(*, company_id: UUID | None) -> str | None:
    """The first hostname of a company's own, for what we write to its people."""
    if company_id is None:
        return None
    names = Host.objects.filter(company_id=company_id).order_by("id")
    return names.values_list("hostname", flat=True).first()


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
