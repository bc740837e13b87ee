"""SEC11: a million guessed links and all the codes there are, and nobody comes in."""

import secrets
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timedelta
from http.client import HTTPConnection
from urllib.parse import urlencode
from uuid import uuid4

import pytest
from django.utils import timezone
from factory import LazyFunction

from apps.library.factories import some_company
from apps.participation.grants import grant_for, open_ticket
from apps.reading import selectors, services
from apps.reading.factories import ReadingAccessFactory, ReadingLinkFactory, published_booklet
from apps.reading.grants import CODES, COOKIE, new_token, seal_code
from apps.reading.models import ReadingMode
from apps.reading.selectors import Door
from apps.register.factories import ReceiptFactory
from apps.register.models import Receipt
from apps.register.proof import new_number
from shared import errors
from shared.tenancy import act_as_platform
from tests.figures import Figures
from tests.product import Product

MILLION = 1_000_000
BY_HTTP = 3000
ADDRESSES = 1000
RECEIPTS, AT_ONCE = 1000, 1000
LAST_CODE = f"{CODES - 1:06}"  # the unluckiest for who counts upwards


@pytest.mark.django_db
@pytest.mark.timeout(3600)
@pytest.mark.usefixtures("_counted_alone")
def test_a_million_tokens_open_nothing(figures: Figures):
    """Each of a thousand addresses tries a thousand links within the same quarter of an hour."""
    booklet, now = published_booklet(), timezone.now()
    ReadingAccessFactory.create(booklet=booklet, mode=ReadingMode.NAMED)
    ReadingLinkFactory.create_batch(100, booklet=booklet)
    door = selectors.find_door(slug=booklet.slug, hostname="localhost", now=now)
    assert door
    seen = Counter(guess_link(door, str(number % ADDRESSES), now) for number in range(MILLION))

    figures.note(
        "SEC11 (tokens)",
        f"guessed tokens of 32 bytes against 100 personal links, from {ADDRESSES} addresses: entries, and tokens looked at",
        f"{seen['in']} of {MILLION}; {seen['wrong']}",
        goal="0 of 10^6; ≤ 100 an address",
        met=seen["in"] == 0 and seen["wrong"] <= 100 * ADDRESSES,
    )
    assert seen == {"wrong": 100 * ADDRESSES, "waits": MILLION - 100 * ADDRESSES}


def guess_link(door: Door, address: str, now: datetime) -> str:
    try:
        services.let_in_by_link(door=door, token=new_token(), address=address, now=now)
    except errors.TooManyAttempts:
        return "waits"
    except services.UnknownLink:
        return "wrong"
    return "in"


@pytest.mark.timeout(3600)
def test_a_million_tickets_speak_for_nobody(figures: Figures):
    """Of a participation that is known, and with a signature that is guessed."""
    now = timezone.now()
    said = grant_for(participation_id=uuid4(), epoch=1, now=now).ticket.rpartition(".")[0]
    taken = sum(open_ticket(f"{said}.{new_token()}", now=now) is not None for _ in range(MILLION))

    figures.note(
        "SEC11 (tickets)",
        "guessed signatures of a ticket whose participation is known: those that speak for somebody",
        f"{taken} of {MILLION}",
        goal="0 of 10^6",
        met=taken == 0,
    )
    assert taken == 0


@pytest.mark.django_db
@pytest.mark.timeout(3600)
def test_a_million_numbers_are_of_no_receipt(figures: Figures):
    """Each with the right check, which whoever guesses can work out: a wrong one is not even looked up."""
    company_id = some_company()
    ReceiptFactory.create_batch(RECEIPTS, company_id=company_id, number=LazyFunction(new_number))
    receipts = Receipt.objects.filter(company_id=company_id)
    found = sum(
        receipts.filter(number__in=[new_number() for _ in range(AT_ONCE)]).count()
        for _ in range(MILLION // AT_ONCE)
    )

    figures.note(
        "SEC11 (numbers)",
        f"guessed numbers of receipts against {RECEIPTS} of them: those that are of one",
        f"{found} of {MILLION}",
        goal="0 of 10^6",
        met=found == 0,
    )
    assert found == 0


@pytest.mark.django_db
@pytest.mark.timeout(3600)
@pytest.mark.usefixtures("_counted_alone")
def test_all_the_codes_in_a_day_from_as_many_addresses_open_nothing(figures: Figures):
    """Nobody waits: each guess comes from an address of its own."""
    booklet, now = published_booklet(), timezone.now()
    ReadingAccessFactory.create(booklet=booklet, mode=ReadingMode.CODE, code=seal_code(LAST_CODE))
    door = selectors.find_door(slug=booklet.slug, hostname="localhost", now=now)
    assert door
    seen = Counter(guess(door, number, now) for number in range(CODES))
    entries, looked_at = seen["in"], seen["wrong"]

    figures.note(
        "SEC11 (codes)",
        "all codes of six digits tried within a day from a million addresses: entries, and codes looked at",
        f"{entries}; {looked_at}",
        goal="0; ≤ 300",
        met=entries == 0 and looked_at <= 300,
    )
    assert (entries, looked_at, sum(seen.values())) == (0, 300, CODES)


def guess(door: Door, number: int, now: datetime) -> str:
    moment = now + timedelta(seconds=number * 86_000 / CODES)
    try:
        services.let_in_by_code(door=door, code=f"{number:06}", address=str(number), now=moment)
    except services.WrongCode:
        return "wrong"
    except errors.TooManyAttempts:
        return "waits"
    return "in"


@pytest.mark.django_db(transaction=True)
@pytest.mark.timeout(1200)
def test_thousands_through_the_product_open_nothing(figures: Figures):
    with act_as_platform():
        booklet, named = published_booklet(), published_booklet()
        ReadingAccessFactory.create(
            booklet=booklet, mode=ReadingMode.CODE, code=seal_code(LAST_CODE)
        )
        ReadingAccessFactory.create(booklet=named, mode=ReadingMode.NAMED)
        ReadingLinkFactory.create(booklet=named)
    with Product().running() as product:
        began = time.monotonic()
        with ThreadPoolExecutor(4) as crowd:
            codes = list(
                crowd.map(lambda number: by_code(product, booklet.slug, number), range(BY_HTTP))
            )
            links = list(crowd.map(lambda _: by_link(product, named.slug), range(BY_HTTP)))
        seconds = time.monotonic() - began
    entries = sum(codes) + sum(links)
    figures.note(
        "SEC11 (HTTP)",
        f"{BY_HTTP} codes and {BY_HTTP} tokens through nginx and the application: entries",
        f"{entries}, in {seconds:.0f} s",
        goal="0",
        met=entries == 0,
    )
    assert entries == 0


def by_code(product: Product, slug: str, number: int) -> bool:
    return _came_in(product, "POST", f"/l/{slug}/code", urlencode({"code": f"{number:06}"}), FORM)


def by_link(product: Product, slug: str) -> bool:
    return _came_in(product, "GET", f"/l/{slug}/{secrets.token_urlsafe(32)}", None, {})


FORM = {
    "Content-Type": "application/x-www-form-urlencoded",
    "Sec-Fetch-Site": "same-origin",
}


def _came_in(
    product: Product, method: str, path: str, body: str | None, headers: dict[str, str]
) -> bool:
    connection = HTTPConnection("localhost", product.reading_port, timeout=60)
    try:
        connection.request(method, path, body, headers | {"X-Request-Id": uuid4().hex})
        answer = connection.getresponse()
        answer.read()
        assert answer.status == 303, answer.status
        return COOKIE in (answer.headers["Set-Cookie"] or "")
    finally:
        connection.close()
