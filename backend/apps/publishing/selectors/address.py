from apps.booklets.models import Booklet
from apps.companies import selectors as companies
from shared.addresses import page_address
from shared.language import DEFAULT_LANGUAGE


def reading_address(booklet: Booklet) -> str:
    """Where a booklet is read: on its company's own host if it has one."""
    host = companies.host_of_company(company_id=booklet.company_id)
    return page_address(f"/l/{booklet.slug}", language=DEFAULT_LANGUAGE, host=host)
