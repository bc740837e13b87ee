from apps.booklets.models import Booklet
from apps.companies import selectors as companies
from shared.addresses import booklet_address


def reading_address(booklet: Booklet) -> str:
    """Where a booklet is read: on its company's own host for reading if it has one."""
    host = companies.reading_host_of_company(company_id=booklet.company_id)
    return booklet_address(f"/l/{booklet.slug}", host=host)
