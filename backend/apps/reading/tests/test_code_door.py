"""The code of a kept booklet, as browsers send it."""

from dataclasses import replace
from datetime import timedelta

import pytest
from django.conf import settings
from django.test import Client
from django.utils import timezone
from redis import Redis

from apps.booklets.models import Booklet
from apps.companies.factories import CompanyFactory, HostFactory
from apps.publishing.models import Edition, Publication
from apps.reading import services
from apps.reading.factories import CODE, published_booklet
from apps.reading.grants import COOKIE, unseal_code
from apps.reading.models import ReadingAccess, ReadingMode
from apps.reading.services.let_in import TRIES_OF_ALL
from apps.reading.tests.doors import enter, kept, let_in
from apps.reading.tests.people import NOW, admin

pytestmark = pytest.mark.django_db


class TestCode:
    def test_opens(self, booklet, ip):
        access = kept(booklet)

        answer = enter(booklet, CODE, ip)

        cookie = answer.cookies[COOKIE]
        assert (answer.status_code, answer["Location"]) == (303, f"/l/{booklet.slug}/#code")
        assert cookie.value.split(".")[2] == access.epoch
        assert (cookie["path"], cookie["samesite"]) == (f"/l/{booklet.slug}", "Lax")
        assert (cookie["httponly"], cookie["secure"]) == (True, True)
        assert 89 * 86400 < cookie["max-age"] <= 90 * 86400

    def test_may_be_written_with_spaces(self, booklet, ip):
        kept(booklet)

        assert let_in(enter(booklet, f" {CODE[:3]} {CODE[3:]} ", ip))

    @pytest.mark.parametrize("code", ["", "482914", "4829130", "48291", "é82913", "482913" * 9])
    def test_that_is_wrong_leads_back_to_the_form(self, booklet, ip, code):
        kept(booklet)

        answer = enter(booklet, code, ip)

        assert (answer["Location"], let_in(answer)) == (f"/l/{booklet.slug}/code/refuse", False)

    def test_is_tried_five_times_then_a_new_device_waits_for_seconds(
        self, booklet, ip, neighbour, monkeypatch
    ):
        kept(booklet)
        for number in range(5):  # each from another address of the household
            assert enter(booklet, "000000", f"{ip}{number}")["Location"].endswith("/code/refuse")

        answer = enter(booklet, CODE, ip)

        assert (answer["Location"], let_in(answer)) == (f"/l/{booklet.slug}/code/attente", False)
        assert let_in(enter(booklet, CODE, neighbour)), "neighbours do not wait"
        later = timezone.now() + timedelta(seconds=5)
        monkeypatch.setattr("apps.reading.api.doors.timezone.now", lambda: later)
        assert let_in(enter(booklet, CODE, ip)), "and nobody for long"

    def test_opens_to_a_device_that_was_let_in_whatever_others_guess(self, booklet, ip):
        kept(booklet)
        cookie = enter(booklet, CODE, ip).cookies[COOKIE]
        for _ in range(6):
            enter(booklet, "000000", ip)

        assert not let_in(enter(booklet, CODE, ip))
        assert let_in(enter(booklet, CODE, ip, Cookie=f"{COOKIE}={cookie.value}"))
        forged = cookie.value[:-4] + "AAAA"
        assert not let_in(enter(booklet, CODE, ip, Cookie=f"{COOKIE}={forged}"))

    def test_that_is_new_is_not_barred_by_guesses_of_the_former(
        self, booklet, ip, neighbour, monkeypatch
    ):
        kept(booklet)
        monkeypatch.setattr(
            "apps.reading.services.let_in.TRIES_OF_ALL", replace(TRIES_OF_ALL, free=3)
        )
        for number in range(3):
            enter(booklet, "000000", f"{ip}{number}")
        barred = enter(booklet, CODE, neighbour)

        services.change_reading_code(
            actor=admin(booklet.company_id), booklet_id=booklet.id, now=NOW
        )

        code = unseal_code(ReadingAccess.objects.get(booklet=booklet).code)
        assert barred["Location"].endswith("/code/attente")
        assert let_in(enter(booklet, code, neighbour))
        assert let_in(enter(booklet, code, ip))

    def test_that_is_right_is_not_counted(self, booklet, ip):
        kept(booklet)

        assert all(let_in(enter(booklet, CODE, ip)) for _ in range(8))

    def test_opens_nothing_without_redis(self, booklet, ip, monkeypatch):
        kept(booklet)
        monkeypatch.setattr("shared.limits.redis", _away)

        assert enter(booklet, CODE, ip)["Location"].endswith("/code/attente")

    @pytest.mark.parametrize("mode", [ReadingMode.PUBLIC, ReadingMode.NAMED, ReadingMode.SIGNED_IN])
    def test_opens_only_where_it_is_asked(self, booklet, ip, mode):
        kept(booklet, mode)

        answer = enter(booklet, CODE, ip)

        assert (answer["Location"], let_in(answer)) == (f"/l/{booklet.slug}/", False)

    @pytest.mark.parametrize(
        "headers",
        [
            {"Sec-Fetch-Site": "cross-site"},
            {"Sec-Fetch-Site": "same-site"},
            {"Sec-Fetch-Site": "", "Origin": "https://evil.test"},
            {"Sec-Fetch-Site": "", "Origin": "null"},
            {"Sec-Fetch-Site": ""},
        ],
    )
    def test_comes_from_a_page_of_ours(self, booklet, ip, headers):
        kept(booklet)

        assert enter(booklet, CODE, ip, **headers).status_code == 403

    def test_comes_from_an_old_browser_too(self, booklet, ip):
        kept(booklet)
        old = {"Sec-Fetch-Site": "", "Origin": "http://testserver"}

        assert let_in(enter(booklet, CODE, ip, **old))

    def test_is_remembered_until_the_booklet_closes(self, booklet, ip):
        kept(booklet, closes_on=timezone.localdate())

        assert enter(booklet, CODE, ip).cookies[COOKIE]["max-age"] <= 86400

    @pytest.mark.parametrize("state", [{"status": "suspended"}, {"status": "archived"}])
    def test_opens_nothing_that_is_closed(self, booklet, ip, state):
        kept(booklet)
        Booklet.objects.update(**state)

        assert not let_in(enter(booklet, CODE, ip))

    def test_opens_nothing_before_its_day(self, booklet, ip):
        kept(booklet, opens_on=timezone.localdate() + timedelta(days=2))

        assert not let_in(enter(booklet, CODE, ip))


class TestLanguage:
    """Of the poster that somebody came by."""

    @pytest.fixture
    def booklet(self) -> Booklet:
        booklet = published_booklet()
        Edition.objects.create(
            company_id=booklet.company_id,
            publication=Publication.objects.get(booklet=booklet),
            locale="en-GB",
            bundle="b" * 64,
        )
        kept(booklet)
        return booklet

    def test_is_the_one_in_which_one_reads_on(self, booklet, ip):
        answer = enter(booklet, CODE, ip, locale="en-GB")

        assert (answer["Location"], let_in(answer)) == (f"/l/{booklet.slug}/en-GB/#code", True)

    def test_is_the_one_in_which_one_is_refused_and_waits(self, booklet, ip):
        told = [enter(booklet, "000000", ip, locale="en-GB")["Location"] for _ in range(6)]

        at = f"/l/{booklet.slug}/en-GB/code"
        assert told == [f"{at}/refuse"] * 5 + [f"{at}/attente"]

    @pytest.mark.parametrize("locale", ["", "fr-FR", "de-DE", "../..", "en-GB/", "\0"])
    def test_that_is_not_there_is_the_booklets_own(self, booklet, ip, locale):
        answer = enter(booklet, CODE, ip, locale=locale)

        assert (answer["Location"], let_in(answer)) == (f"/l/{booklet.slug}/#code", True)


class TestHost:
    def test_of_another_company_knows_no_such_booklet(self, booklet, ip):
        kept(booklet)
        HostFactory.create(company=CompanyFactory.create(), hostname="autre.test", reading=True)

        assert not let_in(enter(booklet, CODE, ip, Host="autre.test"))

    def test_of_the_company_opens(self, booklet, ip):
        kept(booklet)
        HostFactory.create(company=booklet.company, hostname="livrets.aubrac.test", reading=True)

        assert let_in(enter(booklet, CODE, ip, Host="livrets.aubrac.test"))

    def test_of_the_studio_has_no_door(self, booklet, ip):
        kept(booklet)
        HostFactory.create(company=booklet.company, hostname="studio.aubrac.test")

        assert enter(booklet, CODE, ip, Host="studio.aubrac.test").status_code == 400

    def test_of_readers_has_no_api(self, booklet):
        HostFactory.create(company=booklet.company, hostname="livrets.aubrac.test", reading=True)

        answer = Client(headers={"Host": "livrets.aubrac.test"}).get("/api/auth/user")

        assert answer.status_code == 400


def _away() -> Redis:
    return Redis.from_url("redis://127.0.0.1:1/0", **settings.REDIS_PATIENCE)
