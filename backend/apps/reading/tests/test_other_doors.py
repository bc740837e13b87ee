"""Personal links, and accounts of the company."""

from datetime import timedelta
from urllib.parse import urlsplit

import pytest
from django.conf import settings
from django.test import Client
from django.utils import timezone

from apps.accounts.factories import browser_of
from apps.booklets import services as booklets
from apps.companies.factories import CompanyFactory
from apps.reading.factories import ReadingLinkFactory, published_booklet
from apps.reading.grants import COOKIE, new_token
from apps.reading.models import EdgeEntry, ReadingMode
from apps.reading.tests.doors import ask_as_member, come_as_member, follow, kept, let_in
from apps.reading.tests.people import NOW, admin, member
from shared.actor import Role

pytestmark = pytest.mark.django_db


class TestLink:
    @pytest.mark.parametrize("mode", [ReadingMode.NAMED, ReadingMode.CODE])
    def test_opens(self, booklet, ip, mode):
        kept(booklet, mode)
        token = new_token()
        link = ReadingLinkFactory.create(booklet=booklet, token=token)

        answer = follow(booklet, token, ip)

        assert (answer.status_code, answer["Location"]) == (303, f"/l/{booklet.slug}/")
        assert answer.cookies[COOKIE].value.split(".")[1] == str(link.id)

    def test_changes_nothing_but_the_cookie(self, booklet, ip):
        kept(booklet, ReadingMode.NAMED)
        token = new_token()
        link = ReadingLinkFactory.create(booklet=booklet, token=token)
        before = (link.updated_at, list(EdgeEntry.objects.values()))

        for _ in range(3):
            follow(booklet, token, ip)

        link.refresh_from_db()
        assert (link.updated_at, list(EdgeEntry.objects.values())) == before

    @pytest.mark.parametrize("state", ["revoked_at", "expires_on"])
    def test_that_is_over_opens_nothing(self, booklet, ip, state):
        kept(booklet, ReadingMode.NAMED)
        token, yesterday = new_token(), timezone.now() - timedelta(days=1)
        over = {"revoked_at": yesterday, "expires_on": timezone.localdate(yesterday)}
        ReadingLinkFactory.create(booklet=booklet, token=token, **{state: over[state]})

        answer = follow(booklet, token, ip)

        assert (answer["Location"], let_in(answer)) == (f"/l/{booklet.slug}/lien/revoque", False)

    def test_of_another_booklet_is_as_unknown_as_any(self, booklet, ip):
        kept(booklet, ReadingMode.NAMED)
        token, yesterday = new_token(), timezone.now() - timedelta(days=1)
        other = published_booklet(booklet.company_id)
        ReadingLinkFactory.create(booklet=other, token=token, revoked_at=yesterday)

        answers = [follow(booklet, token, ip), follow(booklet, new_token(), ip)]

        assert {answer["Location"] for answer in answers} == {f"/l/{booklet.slug}/lien/inconnu"}
        assert not any(let_in(answer) for answer in answers)

    def test_is_not_needed_where_everybody_reads(self, booklet, ip):
        kept(booklet, ReadingMode.PUBLIC)

        assert follow(booklet, new_token(), ip)["Location"] == f"/l/{booklet.slug}/"

    def test_is_remembered_no_longer_than_it_lasts(self, booklet, ip):
        kept(booklet, ReadingMode.NAMED)
        token = new_token()
        ReadingLinkFactory.create(booklet=booklet, token=token, expires_on=timezone.localdate())

        assert follow(booklet, token, ip).cookies[COOKIE]["max-age"] <= 86400

    def test_leads_on_when_the_address_changed(self, booklet, ip):
        kept(booklet, ReadingMode.NAMED)
        token, old = new_token(), booklet.slug
        ReadingLinkFactory.create(booklet=booklet, token=token)
        new = f"{old}-bis"
        booklets.set_booklet_options(
            actor=admin(booklet.company_id), booklet_id=booklet.id, changes={"slug": new}, now=NOW
        )

        answer = Client().get(f"/l/{old}/{token}", headers={"X-Real-IP": ip})

        assert answer["Location"] == answer.cookies[COOKIE]["path"] + "/" == f"/l/{new}/"

    def test_is_guessed_a_hundred_times_and_then_not_even_looked_up(self, booklet, ip, neighbour):
        kept(booklet, ReadingMode.NAMED)
        token = new_token()
        ReadingLinkFactory.create(booklet=booklet, token=token)
        for _ in range(100):
            follow(booklet, new_token(), ip)

        assert not let_in(follow(booklet, token, ip))
        assert let_in(follow(booklet, token, neighbour))


class TestMember:
    def test_is_asked_for_on_the_studios_origin(self, booklet):
        kept(booklet, ReadingMode.SIGNED_IN)

        answer = Client().get(f"/l/{booklet.slug}/member")

        assert answer["Location"].startswith(f"{settings.PUBLIC_URL}/_reading/{booklet.slug}/")

    def test_is_handed_over_to_the_reading_origin(self, booklet):
        kept(booklet, ReadingMode.SIGNED_IN)

        answer = ask_as_member(booklet, browser_of(member(booklet.company_id).user))

        assert answer["Location"].startswith(f"{settings.READING_URL}/l/{booklet.slug}/member/")
        assert not let_in(answer)

    def test_is_let_in_on_the_device_that_asked_and_on_no_other(self, booklet):
        kept(booklet, ReadingMode.SIGNED_IN)
        handed = ask_as_member(booklet, browser_of(member(booklet.company_id).user))

        assert not let_in(Client().get(urlsplit(handed["Location"]).path))

    def test_comes_within_a_minute(self, booklet, monkeypatch):
        kept(booklet, ReadingMode.SIGNED_IN)
        monkeypatch.setattr("apps.reading.grants.HANDOVER_SECONDS", -1)

        assert not let_in(come_as_member(booklet, browser_of(member(booklet.company_id).user)))

    def test_of_the_company_reads_for_eight_hours(self, booklet):
        kept(booklet, ReadingMode.SIGNED_IN)
        person = browser_of(member(booklet.company_id, Role.TRANSLATOR).user)

        answer = come_as_member(booklet, person)

        assert answer["Location"] == f"/l/{booklet.slug}/#member"
        assert 7.9 * 3600 < answer.cookies[COOKIE]["max-age"] <= 8 * 3600

    def test_signs_in_first(self, booklet):
        kept(booklet, ReadingMode.SIGNED_IN)

        answer = ask_as_member(booklet, Client())

        assert answer["Location"] == f"/auth/login?retour=/l/{booklet.slug}/member"

    def test_of_another_company_stays_outside(self, booklet):
        kept(booklet, ReadingMode.SIGNED_IN)
        stranger = browser_of(member(CompanyFactory.create().id).user)

        assert not let_in(come_as_member(booklet, stranger))

    def test_who_did_not_accept_the_terms_stays_outside(self, booklet):
        kept(booklet, ReadingMode.SIGNED_IN)
        person = member(booklet.company_id, terms=False).user

        assert not let_in(come_as_member(booklet, browser_of(person)))

    def test_is_not_let_in_where_others_are(self, booklet):
        kept(booklet, ReadingMode.CODE)
        person = browser_of(member(booklet.company_id).user)

        assert not let_in(come_as_member(booklet, person))


@pytest.mark.parametrize("path", ["code", "member", "a" * 43])
def test_an_unknown_booklet_leads_to_where_nginx_says_so(path):
    call = Client().post if path == "code" else Client().get

    answer = call(f"/l/nulle-part/{path}", headers={"Sec-Fetch-Site": "same-origin"})

    assert (answer.status_code, answer["Location"]) == (303, "/l/nulle-part/")


def test_a_token_is_not_in_the_log(booklet, ip, caplog):
    token = new_token()
    with caplog.at_level("INFO"):
        follow(booklet, token, ip)

    assert booklet.slug in caplog.text
    assert token not in caplog.text
