from typing import Any

import pytest
from django.db import connection
from django.test import Client

from apps.booklets.factories import BookletFactory
from apps.booklets.models import Booklet
from apps.publishing import services as publishing
from apps.reading.services.prepare_poster import POSTERS
from apps.reading.tests.people import at, browser
from shared import errors
from shared.objects import StoreAway
from shared.tenancy import act_as_platform


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Whether each poster was drawn within a transaction."""
    drawn: list[bool] = []

    def draw(_: object) -> bytes:
        drawn.append(connection.in_atomic_block)
        return b"%PDF"

    monkeypatch.setattr(publishing, "print_poster", draw)
    return drawn


def ask(client: Client, booklet: Booklet) -> Any:
    return client.get(at(booklet, "reading/poster?size=a4&with_code=false"))


@pytest.mark.django_db(transaction=True)
def test_no_transaction_waits_for_the_printer(drawn: list[bool]):
    with act_as_platform():
        booklet = BookletFactory.create()
        client = browser(booklet)

    answer = ask(client, booklet)

    assert (answer.status_code, answer.content) == (200, b"%PDF")
    assert drawn == [False]


@pytest.mark.django_db
def test_one_person_has_only_so_many_drawn(drawn: list[bool]):
    booklet = BookletFactory.create()
    client = browser(booklet)

    statuses = [ask(client, booklet).status_code for _ in range(POSTERS.times + 1)]

    assert statuses == [200] * POSTERS.times + [429]
    assert ask(browser(booklet), booklet).status_code == 200


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("kind", "code"), [(publishing.PosterBusy, "poster_busy"), (StoreAway, "store_away")]
)
def test_that_it_cannot_be_drawn_now_is_said(
    kind: type[errors.DomainError], code: str, monkeypatch: pytest.MonkeyPatch
):
    def refuse(_: object) -> bytes:
        raise kind

    monkeypatch.setattr(publishing, "print_poster", refuse)
    booklet = BookletFactory.create()

    answer = ask(browser(booklet), booklet)

    assert (answer.status_code, answer.json()["code"]) == (503, code)
    assert answer["Retry-After"] == "5"
    assert answer["Cache-Control"] == "private, no-store"
