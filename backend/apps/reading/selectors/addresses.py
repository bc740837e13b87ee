from urllib.parse import urlsplit

from apps.booklets.models import Booklet
from apps.booklets.selectors import readable_locales
from apps.companies import selectors as companies
from apps.publishing import selectors as publishing
from apps.reading.grants import CAME_BY_POSTER
from shared import errors
from shared.addresses import page_address
from shared.language import DEFAULT_LANGUAGE


def reading_address(*, booklet: Booklet, rest: str = "") -> str:
    """Where a booklet is read, or something of it."""
    return f"{publishing.reading_address(booklet)}{rest}"


def poster_address(*, booklet: Booklet, locale: str | None) -> str:
    """What the code of a poster leads to, in one of the languages that readers are offered; in its own if none is named."""
    folder = "" if locale in {None, booklet.reference_locale} else f"{locale}/"
    if folder and locale not in readable_locales(booklet):
        raise errors.NotFound
    return reading_address(booklet=booklet, rest=f"/{folder}{CAME_BY_POSTER}")


def member_address(*, booklet: Booklet, asking: str) -> str:
    """Where the studio is asked who this device's reader is: on the company's own host if it has one."""
    host = companies.host_of_company(company_id=booklet.company_id)
    return page_address(f"/_reading/{booklet.slug}/{asking}", language=DEFAULT_LANGUAGE, host=host)


def shown(address: str) -> str:
    """An address as a poster writes it."""
    parts = urlsplit(address)
    return f"{parts.netloc}{parts.path}"
