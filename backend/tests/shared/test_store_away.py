"""What a store that hangs, or is not there, costs those who ask it, and those who do not."""

from pathlib import Path
from typing import Any

import pytest
from botocore.exceptions import ClientError

from shared import multipart, objects
from shared.breaker import FAILURES
from shared.objects import IN_JOBS, IN_REQUESTS, StoreAway
from shared.patience import somebody_waiting
from tests.silent_parts import Silent

CALLS = {
    "fetch": lambda: objects.fetch(key="a", file=Path("/dev/null")),
    "put": lambda: objects.put(body=b"", key="a", content_type="text/plain"),
    "store": lambda: objects.store(file=Path(__file__), key="a", content_type="text/plain"),
    "copy": lambda: objects.copy(source="a", key="b", content_type="text/plain"),
    "remove_under": lambda: objects.remove_under("a"),
    "size_of": lambda: objects.size_of("a"),
    "start": lambda: multipart.start(key="a"),
    "parts": lambda: multipart.parts(key="a", upload_id="1"),
    "complete": lambda: multipart.complete(key="a", upload_id="1", parts=[]),
    "abort_under": lambda: multipart.abort_under("a"),
}


@pytest.mark.usefixtures("away_store")
@pytest.mark.parametrize("name", CALLS)
def test_every_call_says_that_the_store_is_away(name: str):
    with pytest.raises(StoreAway):
        CALLS[name]()


def test_a_hanging_store_is_soon_left_alone(hanging_store: Silent):
    with somebody_waiting():
        for _ in range(20):
            with pytest.raises(StoreAway):
                objects.size_of("a")

    assert hanging_store.calls() == FAILURES


def test_where_somebody_waits_it_is_asked_once_and_for_seconds():
    assert (IN_REQUESTS.attempts, IN_REQUESTS.connect, IN_REQUESTS.read) == (1, 1, 2)
    assert IN_JOBS.read > IN_REQUESTS.read

    with somebody_waiting():
        impatient = objects.client().meta.config

    assert impatient.read_timeout == IN_REQUESTS.read
    assert objects.client().meta.config.read_timeout == IN_JOBS.read


@pytest.mark.parametrize(("status", "away"), [(500, True), (503, True), (404, False), (403, False)])
def test_what_the_store_answers_is_told_apart_from_its_silence(status: int, away: bool):
    answer: Any = {"Error": {"Code": "x"}, "ResponseMetadata": {"HTTPStatusCode": status}}

    assert objects.is_silence(ClientError(answer, "HeadObject")) is away
