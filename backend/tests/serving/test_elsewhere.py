"""Booklets are read on an origin of their own, which has nothing of the studio, and the studio nothing of theirs."""

import pytest

from tests.serving.served import Served


@pytest.mark.parametrize(
    "path", ["/l/livret", "/l/livret/", "/l/livret/en-GB/?a=1", f"/l/livret/{'a' * 43}"]
)
def test_an_address_of_the_studio_that_was_printed_leads_there(served: Served, path: str):
    before = served.application.calls

    answer = served.ask(path)

    expected = f"http://localhost:{served.nginx.reading_port}{path}"
    assert (answer.status, answer.headers["Location"]) == (302, expected)
    assert served.application.calls == before


def test_a_booklet_that_a_device_kept_of_the_studio_is_given_up(served: Served):
    answer = served.ask("/l/livret/sw.js")

    assert (answer.status, answer.headers["Content-Type"]) == (
        200,
        "application/javascript; charset=utf-8",
    )
    assert b"registration.unregister()" in answer.body
    assert answer.headers["Cache-Control"] == "private, no-store"


@pytest.mark.parametrize(
    "path", ["/", "/api/auth/user", "/api/", "/_i18n/fr-FR/messages.json", "/healthz", "/readyz"]
)
def test_the_reading_origin_reaches_nothing_of_the_studio(served: Served, path: str):
    before = served.application.calls

    answers = [served.ask_reading(path, method=method) for method in ("GET", "POST")]

    assert {answer.status for answer in answers} == {503}  # as of any booklet before all were laid
    assert served.application.calls == before


def test_the_studio_alone_is_asked_who_is_signed_in(served: Served):
    path, before = f"/_reading/livret/{'a' * 43}", served.application.calls

    there = served.ask_reading(path)
    here = served.ask(path)

    assert (there.status, here.status, served.application.calls - before) == (503, 204, 1)
