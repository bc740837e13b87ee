"""The rows of reading: who may open a booklet, posters."""

from typing import Any

from apps.booklets.models import Booklet
from apps.companies.models import Company
from apps.reading.factories import ReadingAccessFactory
from apps.reading.models import ReadingAccess
from shared.tenancy import act_as_platform
from tests.operations.booklet_access_rows import MANAGERS, READERS, of_booklet
from tests.operations.row import Row
from tests.operations.world import World


def _looked_at(company: Company) -> dict[str, Any]:
    """The booklet that the world's people work on, whose access somebody has seen already."""
    with act_as_platform():
        booklet = Booklet.objects.get(id=company.id)
        if not ReadingAccess.objects.filter(booklet=booklet).exists():
            ReadingAccessFactory.create(booklet=booklet)
    return {"booklet_id": booklet.id}


def _other_offers(world: World) -> dict[str, Any]:
    """Something that is not so yet."""
    with act_as_platform():
        offered = ReadingAccess.objects.filter(booklet=world.own.id, offers_pdf=True).exists()
    return {"offers_pdf": not offered}


READING_ROWS: dict[str, Row] = {
    "get_reading_access": of_booklet(READERS),
    "set_reading_access": of_booklet(MANAGERS, _looked_at, while_switched=True, body=_other_offers),
    "change_reading_code": of_booklet(MANAGERS, _looked_at, while_switched=True),
    "get_poster": of_booklet(READERS),
    "get_qr": of_booklet(READERS),
}
