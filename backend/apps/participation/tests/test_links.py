"""There is one way in: the personal link of a participant."""

from datetime import timedelta
from importlib import import_module
from typing import Any

import pytest
from django.apps import apps
from django.test import Client
from django.utils import timezone

from apps.booklets.models import Booklet
from apps.participation.factories import ParticipationFactory
from apps.participation.grants import link_token, open_cookie
from apps.participation.models import Participation
from apps.participation.services.tell_link import NoRepresentative
from apps.participation.tests.acting import link as tell_link
from apps.people.models import Signer, Signs
from apps.reading import services as reading
from apps.reading.factories import ReadingAccessFactory, ReadingLinkFactory, published_booklet
from apps.reading.grants import COOKIE, PERSON, hash_of, new_token
from apps.reading.models import ReadingLink, ReadingMode
from apps.reading.services import let_in
from shared.tenancy import act_as_platform

pytestmark = pytest.mark.django_db


@pytest.fixture
def ip() -> str:
    return "2001:db8:7:7::1"


def follow(booklet: Booklet, token: str, ip: str) -> Any:
    return Client().get(f"/l/{booklet.slug}/{token}", headers={"X-Real-IP": ip})


def linked(mode: ReadingMode) -> tuple[Participation, str]:
    """Somebody with a link into a booklet that is read this way."""
    booklet = published_booklet()
    ReadingAccessFactory.create(booklet=booklet, mode=mode)
    one = ParticipationFactory.create(booklet=booklet)
    token = link_token(participation_id=one.id, epoch=1)
    reading.keep_links(booklet=booklet, tokens={one.id: token})
    return one, token


@pytest.mark.parametrize("mode", ReadingMode)
def test_a_link_says_who_came_wherever_it_leads(mode, ip):
    one, token = linked(mode)

    answer = follow(one.booklet, token, ip)

    cookie = answer.cookies[PERSON]
    grant = open_cookie(cookie.value, now=timezone.now())
    assert answer["Location"] == f"/l/{one.booklet.slug}/#participant"
    assert grant
    assert (grant.participation_id, grant.epoch) == (one.id, 1)
    assert cookie["path"] == f"/l/{one.booklet.slug}/participant"
    assert (cookie["httponly"], cookie["secure"], cookie["samesite"]) == (True, True, "Lax")
    assert cookie["max-age"] == timedelta(days=90).total_seconds()
    assert (COOKIE in answer.cookies) == (mode in (ReadingMode.CODE, ReadingMode.NAMED))


@pytest.mark.parametrize(
    ("message", "told"),
    [("A" * 22, f"?m={'A' * 22}"), ("A" * 23, ""), ('"><script>alert(1)<', ""), ("", "")],
)
def test_a_link_of_a_message_tells_the_page_which_and_nothing_else(ip, message, told):
    one, token = linked(ReadingMode.PUBLIC)

    path = f"/l/{one.booklet.slug}/{token}"
    answer = Client().get(path, {"m": message}, headers={"X-Real-IP": ip})

    assert answer["Location"] == f"/l/{one.booklet.slug}/{told}#participant"


@pytest.mark.parametrize("mode", ReadingMode)
def test_a_link_that_is_over_names_nobody(mode, ip):
    one, token = linked(mode)
    reading.end_links(company_id=one.company_id, participation_ids=[one.id], now=timezone.now())

    answer = follow(one.booklet, token, ip)

    assert not {PERSON, COOKIE} & answer.cookies.keys()


def test_the_link_of_a_representative_is_their_own(ip):
    one, token = linked(ReadingMode.NAMED)
    one.person.signs, one.person.representative = Signs.BOTH, {"name": "Paul Martin"}
    one.person.save()

    theirs = tell_link(one, signer=Signer.REPRESENTATIVE).rsplit("/", 1)[-1]
    cookie = follow(one.booklet, theirs, ip).cookies[PERSON]

    grant = open_cookie(cookie.value, now=timezone.now())
    assert grant
    assert (theirs != token, grant.signer) == (True, Signer.REPRESENTATIVE)


def test_nobody_has_a_link_for_somebody_who_signs_alone():
    one, _ = linked(ReadingMode.NAMED)

    with pytest.raises(NoRepresentative):
        tell_link(one, signer=Signer.REPRESENTATIVE)


class TestLinksFromBefore:
    """Of people who had nothing but a label."""

    def name(self) -> None:
        import_module("apps.participation.migrations.0002_people_of_links").name_people(apps, None)

    def old_link(self, label: str, **traits) -> tuple[ReadingLink, str]:
        token = new_token()
        link = ReadingLinkFactory.create(token=token, participation_id=None, label=label, **traits)
        return link, token

    @pytest.mark.parametrize(
        ("label", "first", "last"),
        [
            ("Léa Fontaine", "Léa", "Fontaine"),
            ("  Jean  de La Tour ", "Jean", "de La Tour"),
            ("Accueil", "", "Accueil"),
        ],
    )
    def test_get_a_name(self, label, first, last):
        link, _ = self.old_link(label)

        self.name()

        one = Participation.objects.select_related("person").get(booklet=link.booklet)
        link.refresh_from_db()
        assert (one.person.first_name, one.person.last_name) == (first, last)
        assert one.name == f"{last} {first}".strip()
        assert (link.participation_id, link.label) == (one.id, "")

    def test_keep_working(self, ip):
        booklet = published_booklet()
        ReadingAccessFactory.create(booklet=booklet, mode=ReadingMode.NAMED)
        _, token = self.old_link("Léa Fontaine", booklet=booklet)

        self.name()

        answer = follow(booklet, token, ip)
        assert {PERSON, COOKIE} <= answer.cookies.keys()

    def test_stay_revoked_and_end_when_they_did(self):
        now = timezone.now()
        revoked, _ = self.old_link("Léa", revoked_at=now)
        ending, _ = self.old_link("Noé", expires_on=now.date())

        self.name()

        revoked.refresh_from_db()
        ending.refresh_from_db()
        assert (revoked.revoked_at, ending.expires_on) == (now, now.date())

    def test_are_named_once(self):
        link, token = self.old_link("Léa Fontaine")

        self.name()
        self.name()

        assert Participation.objects.filter(booklet=link.booklet).count() == 1
        assert ReadingLink.objects.get(id=link.id).token_hash == hash_of(token)

    def test_name_nobody_after_their_last_day(self, ip):
        booklet = published_booklet()
        ReadingAccessFactory.create(booklet=booklet, mode=ReadingMode.NAMED)
        today = timezone.localdate()
        _, token = self.old_link("Léa Fontaine", booklet=booklet, expires_on=today)
        self.name()

        answer = follow(booklet, token, ip)

        grant = open_cookie(answer.cookies[PERSON].value, now=timezone.now())
        assert grant
        assert grant.until <= timezone.now() + timedelta(days=1)


def test_a_link_that_is_renewed_while_it_is_followed_names_nobody(ip, monkeypatch):
    one, token = linked(ReadingMode.NAMED)
    ask_whose = let_in.ask

    def renew_first(*asked, **about):
        with act_as_platform():
            tell_link(one, renew=True)
        return ask_whose(*asked, **about)

    monkeypatch.setattr(let_in, "ask", renew_first)
    answer = follow(one.booklet, token, ip)

    assert not {PERSON, COOKIE} & answer.cookies.keys()
