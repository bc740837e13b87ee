import threading
import time
from contextlib import suppress

import pytest
from django.conf import settings
from django.http import HttpResponse
from django.test import RequestFactory

from config import walls
from config.walls import Bulkhead, Deadline
from shared.actor import Actor
from shared.http import places, watch
from shared.ids import uuid7

COMPANY = uuid7()


@pytest.fixture
def request_(rf: RequestFactory):
    return rf.get("/api/booklets")


def calculate(request) -> HttpResponse:
    """For ever, and deaf to errors: as a comparison that nobody thought through."""
    while True:
        with suppress(Exception):
            sum(range(1000))


class TestDeadline:
    def test_has_one_watchman_however_many_handlers_there_are(self, request_):
        for _ in range(5):
            Deadline(lambda request: HttpResponse())(request_)

        assert sum(thread.name == "deadlines" for thread in threading.enumerate()) == 1

    def test_a_request_that_only_calculates_ends(self, request_, monkeypatch):
        monkeypatch.setattr(watch, "MOST_PROCESSOR_SECONDS", 0.05)
        monkeypatch.setattr(watch, "LOOKS_EVERY", 0.01)

        answer = Deadline(calculate)(request_)

        assert answer.status_code == 503
        assert b"took_too_long" in answer.content

    def test_a_request_that_only_waits_ends(self, request_, monkeypatch):
        monkeypatch.setattr(watch, "MOST_SECONDS", 0.05)
        monkeypatch.setattr(watch, "LOOKS_EVERY", 0.01)

        def wait(request) -> HttpResponse:
            while True:
                time.sleep(0.01)

        assert Deadline(wait)(request_).status_code == 503

    def test_what_comes_too_late_does_not_reach_the_next_request(self, request_, monkeypatch):
        monkeypatch.setattr(watch, "MOST_SECONDS", -1)
        deadline = Deadline(lambda request: HttpResponse())

        def end_at_the_last_moment(request) -> HttpResponse:
            walls.watch.end_late_ones()
            return HttpResponse()

        Deadline.__call__(deadline, request_)
        deadline.get_response = end_at_the_last_moment
        assert deadline(request_).status_code == 503
        monkeypatch.setattr(watch, "MOST_SECONDS", 60)
        deadline.get_response = lambda request: HttpResponse()
        assert [deadline(request_).status_code for _ in range(100)] == [200] * 100


class TestBulkhead:
    def test_a_request_without_a_place_is_told_to_come_back(self, request_):
        bulkhead = Bulkhead(lambda request: HttpResponse())
        bulkhead.places = places.Places(most_running=0, patience=0.01)

        answer = bulkhead(request_)

        assert (answer.status_code, answer["Retry-After"]) == (503, "2")

    def test_all_sessions_of_a_company_share_its_places(self, rf):
        ran: list[str] = []

        def answer(request) -> HttpResponse:
            request.actor = Actor(user_id=uuid7(), company_id=COMPANY)
            ran.append(request.COOKIES[settings.SESSION_COOKIE_NAME])
            if ran == ["first", "second", "first"]:  # within the place of the first
                assert bulkhead(called_with("second")).status_code == 503
            return HttpResponse()

        def called_with(session: str):
            request = rf.get("/api/booklets")
            request.COOKIES[settings.SESSION_COOKIE_NAME] = session
            return request

        bulkhead = Bulkhead(answer)
        bulkhead.places = places.Places(most_running=1, patience=0.01)
        for session in ("first", "second", "first"):
            assert bulkhead(called_with(session)).status_code == 200

        assert ran == ["first", "second", "first"]

    def test_health_is_told_without_a_place(self, rf):
        bulkhead = Bulkhead(lambda request: HttpResponse())
        bulkhead.places = places.Places(most_running=0, patience=0.01)

        assert bulkhead(rf.get("/healthz")).status_code == 200
