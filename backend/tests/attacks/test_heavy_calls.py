"""One company asks for the dearest answer there is, from many places at once: another one works on."""

import statistics
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from http.client import HTTPConnection
from threading import Event

import pytest
from django.test import Client

from apps.accounts.models import User
from apps.booklets.tests.people import member
from apps.publishing.tests.contents import said
from apps.publishing.tests.publishing import publish, ready, rewrite
from shared.actor import Role
from shared.tenancy import act_as_platform
from tests.figures import Figures
from tests.product import Product
from tests.visitor import Visitor

AT_ONCE, ROUNDS, WORDS = 8, 120, 700
CALM = "/api/booklets"
READER = "/l/nulle-part/"


@pytest.fixture
def heavy() -> tuple[User, str]:
    """Somebody, and the call that compares two long texts of which no word stands where it stood."""
    with act_as_platform():
        booklet = ready("Une page")
        rewrite(booklet, "Une page", said("p", "a " * WORDS))
        publish(booklet)
        rewrite(booklet, "Une page", said("p", "b a " * (WORDS // 2)))
        user = member(booklet.company_id, Role.COMPANY_ADMIN).user
    return user, f"/api/booklets/{booklet.id}/publishing"


@pytest.fixture
def neighbour() -> User:
    with act_as_platform():
        return member(ready("Une autre page").company_id, Role.COMPANY_ADMIN).user


def signed_in(user: User) -> Client:
    client = Client()
    client.force_login(user)
    return client


@contextmanager
def attacked(product: Product, user: User, path: str) -> Iterator[list[int]]:
    """That many calls at any moment, until it is over; what they were answered."""
    over, told = Event(), list[int]()

    def attack(client: Client) -> None:
        with Visitor(product, client) as visitor:
            while not over.is_set():
                told.append(visitor.call("GET", path).status)

    clients = [signed_in(user) for _ in range(AT_ONCE)]
    with ThreadPoolExecutor(AT_ONCE) as pool:
        running = [pool.submit(attack, client) for client in clients]
        try:
            time.sleep(1)
            yield told
        finally:
            over.set()
        for one in running:
            one.result()


def measure(ask: Callable[[], int], expected: int) -> tuple[float, int]:
    """The slowest of twenty calls, in seconds, and how many were answered otherwise."""
    took, errors = [], 0
    for _ in range(ROUNDS):
        began = time.perf_counter()
        errors += ask() != expected
        took.append(time.perf_counter() - began)
    return statistics.quantiles(took, n=20)[-1], errors


def read(product: Product) -> int:
    """What a reader is answered, over a connection of their own."""
    connection = HTTPConnection("localhost", product.reading_port, timeout=30)
    try:
        connection.request("GET", READER)
        return connection.getresponse().status
    finally:
        connection.close()


@pytest.mark.timeout(300)
def test_the_dearest_call_takes_nothing_from_others(
    product: Product, figures: Figures, heavy: tuple[User, str], neighbour: User
):
    with Visitor(product, signed_in(neighbour)) as other:
        usual = read(product)
        quiet, _ = measure(lambda: other.call("GET", CALM).status, 200)
        with attacked(product, *heavy) as told:
            busy, errors = measure(lambda: other.call("GET", CALM).status, 200)
            _, unread = measure(lambda: read(product), usual)

    figures.note(
        "SEC19",
        f"{AT_ONCE} comparisons of {WORDS} words at any moment, by one company: p95 of another one's list",
        f"× {busy / quiet:.1f} of quiet, {errors} errors; {unread} of {ROUNDS} reads failed; {len(told)} comparisons answered",
        goal="≤ × 3, 0 errors",
        met=busy <= 3 * quiet and not errors and not unread,
    )
    assert (errors, unread) == (0, 0)
    assert set(told) <= {200, 503}
