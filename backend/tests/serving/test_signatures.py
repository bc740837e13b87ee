"""A company's file opens with its own address only; the platform's opens to everybody."""

import time
from datetime import timedelta
from urllib.parse import urlsplit
from uuid import uuid4

import pytest
from django.utils import timezone

from tests.serving.served import Planted, Served
from tests.visitor import Answer

NOT_KEPT = "private, no-store"


@pytest.fixture(scope="module")
def photograph(served: Served) -> Planted:
    return served.plant("w320.webp", b"a photograph")


def outcome(answer: Answer) -> tuple[int, list[str] | None]:
    return answer.status, answer.headers.get_all("Cache-Control")


def test_a_signed_address_opens(served: Served, photograph: Planted):
    answer = served.ask(photograph.address())

    assert (answer.status, answer.body) == (200, photograph.body)


def test_what_the_platform_owns_opens_without_a_signature(served: Served):
    planted = served.plant("original.svg", b"<svg/>", of_platform=True)

    assert served.ask(planted.address()).body == planted.body
    assert "?" not in planted.address()


@pytest.mark.parametrize("cached", [True, False])
def test_an_address_without_its_signature_is_refused(served: Served, cached: bool):
    planted = served.plant("w640.avif", b"private")
    if cached:
        assert served.ask(planted.address()).status == 200

    path, _, query = planted.address().partition("?")
    expiry, signature = query.split("&")
    asked = [
        path,
        f"{path}?{expiry}",
        f"{path}?{signature}",
        f"{path}?{expiry}&s=",
        f"{path}?e=&s=",
    ]

    assert {outcome(served.ask(address))[0] for address in asked} == {403}


def test_a_signature_opens_no_other_path(served: Served, photograph: Planted):
    path, _, query = photograph.address().partition("?")
    others = [
        path.replace(str(served.company), str(uuid4())),
        path.replace(str(photograph.content_id), str(uuid4())),
        path.replace("w320", "w640"),
        path.replace("webp", "avif"),
        path.replace("w320.webp", "original.jpg"),
    ]

    for other in others:
        answer = served.ask(f"{other}?{query}")
        assert (answer.status, answer.headers.get_all("Cache-Control")) == (403, [NOT_KEPT]), other


def test_a_tampered_signature_or_expiry_is_refused(served: Served, photograph: Planted):
    path, _, query = photograph.address().partition("?")
    expiry, signature = (part.partition("=")[2] for part in query.split("&"))
    tampered = [
        f"e={int(expiry) + 1}&s={signature}",
        f"e=0{expiry}&s={signature}",
        f"e={expiry}.0&s={signature}",
        f"e={expiry}&s={signature[:-1]}",
        f"e={expiry}&s={signature.swapcase()}",
        f"e={expiry}&s={signature}=",
        f"e=9999999999999&s={signature}",
        f"e=Infinity&s={signature}",
    ]

    assert [served.ask(f"{path}?{query}").status for query in tampered] == [403] * len(tampered)


def test_an_address_dies(served: Served, photograph: Planted):
    old = photograph.address(now=timezone.now() - timedelta(hours=36, seconds=1))

    assert outcome(served.ask(old)) == (403, [NOT_KEPT])


def test_an_address_dies_at_the_door_too(served: Served, photograph: Planted):
    soon = int(time.time()) + 5
    address = photograph.address_until(soon)

    assert [served.ask(address).status for _ in range(2)] == [200, 200]
    time.sleep(soon + 1.1 - time.time())
    assert outcome(served.ask(address)) == (403, [NOT_KEPT])


def test_an_address_lives_half_a_day(served: Served, photograph: Planted):
    almost_old = photograph.address(now=timezone.now() - timedelta(hours=11, minutes=59))

    assert served.ask(almost_old).status == 200


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])
def test_files_are_only_read(served: Served, photograph: Planted, method: str):
    assert outcome(served.ask(photograph.address(), method=method)) == (405, [NOT_KEPT])


def test_head_says_what_get_says_without_the_bytes(served: Served, photograph: Planted):
    answer = served.ask(photograph.address(), method="HEAD")

    assert (answer.status, answer.body) == (200, b"")
    assert answer.headers["Content-Length"] == str(len(photograph.body))


def test_only_paths_of_files_are_looked_up(served: Served, photograph: Planted):
    seen = len(served.store.ranges)
    folder = urlsplit(photograph.address()).path.rpartition("/")[0]
    paths = [
        "/media/",
        "/media/platform/",
        f"{folder}/",
        f"{folder}/original",
        f"{folder}/w320.html",
        f"{folder}/W320.webp",
        f"{folder}/w320.webp/",
        f"{folder}/.webp",
        f"{folder}/original.toolong",
        f"{folder}/w320.webp%00.avif",
        f"/media/platform/{uuid4()}/../../uploads/{uuid4()}",
        f"/media/uploads/{served.company}/{uuid4()}",
        f"/media/platform/{str(uuid4()).upper()}/w320.webp",
    ]

    refused = {path: outcome(served.ask(path)) for path in paths}

    assert {status for status, _ in refused.values()} <= {400, 404}, refused
    assert len(served.store.ranges) == seen


@pytest.mark.parametrize("before", ["", "/media/platform/{content}/%2e%2e/%2e%2e/%2e%2e"])
def test_waiting_uploads_are_out_of_reach(served: Served, before: str):
    answer = served.ask(f"{before.format(content=uuid4())}/uploads/platform/{uuid4()}")

    assert answer.body == b"<!doctype html>", "a path of the studio, not of the store"


def test_a_missing_file_is_missing_and_not_remembered(served: Served):
    planted = served.plant("w320.webp", b"late", of_platform=True)
    unknown = planted.address().replace(str(planted.content_id), str(uuid4()))

    assert outcome(served.ask(unknown)) == (404, [NOT_KEPT])
    assert b"Bucket" not in served.ask(unknown).body
