"""The rows of reading: who may open a booklet, personal links, posters."""

from typing import Any
from uuid import uuid4

from apps.booklets.models import Booklet
from apps.companies.models import Company
from apps.reading.factories import ReadingAccessFactory, ReadingLinkFactory
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


def _link(company: Company) -> dict[str, Any]:
    """Of the booklet that the world's people work on, another one each time."""
    with act_as_platform():
        link = ReadingLinkFactory.create(booklet=Booklet.objects.get(id=company.id))
    return {"link_id": link.id}


def _links(world: World, count: int) -> None:
    ReadingLinkFactory.create_batch(count, booklet=Booklet.objects.get(id=world.own.id))


def _other_offers(world: World) -> dict[str, Any]:
    """Something that is not so yet."""
    with act_as_platform():
        offered = ReadingAccess.objects.filter(booklet=world.own.id, offers_pdf=True).exists()
    return {"offers_pdf": not offered}


def _label(world: World) -> dict[str, Any]:
    return {"label": f"Personne {uuid4()}"}


READING_ROWS: dict[str, Row] = {
    "get_reading_access": of_booklet(READERS),
    "set_reading_access": of_booklet(MANAGERS, _looked_at, while_switched=True, body=_other_offers),
    "change_reading_code": of_booklet(MANAGERS, _looked_at, while_switched=True),
    "list_reading_links": of_booklet(MANAGERS, seed=_links),
    "create_reading_link": of_booklet(
        MANAGERS, _looked_at, success=201, while_switched=True, body=_label
    ),
    "revoke_reading_link": of_booklet(MANAGERS, _looked_at, child=_link, while_switched=True),
    "get_poster": of_booklet(READERS),
    "get_qr": of_booklet(READERS),
}
