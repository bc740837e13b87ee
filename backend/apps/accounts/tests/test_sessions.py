"""Open sessions as rows: whose, on which device, last used when."""

from datetime import timedelta

import pytest
from django.conf import settings
from django.contrib.sessions.backends.base import UpdateError
from django.test import Client
from django.utils import timezone

from apps.accounts.factories import PASSWORD, SessionFactory, UserFactory, browser_of
from apps.accounts.models import Session
from apps.accounts.sessions import SessionStore
from apps.journal.models import AuditEvent

pytestmark = pytest.mark.django_db

FIREFOX = "Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0"


@pytest.fixture
def user():
    return UserFactory.create()


def sign_in(user, **headers: str) -> Client:
    client = Client(headers={"User-Agent": FIREFOX, "X-Real-IP": "203.0.113.77", **headers})
    body = {"email": user.email, "password": PASSWORD}
    assert client.post("/api/auth/login", body, content_type="application/json").status_code == 200
    return client


def key_of(client: Client) -> str:
    return client.cookies[settings.SESSION_COOKIE_NAME].value


def devices(client: Client) -> list[dict[str, object]]:
    items: list[dict[str, object]] = client.get("/api/auth/sessions").json()["items"]
    return items


class TestTheRow:
    def test_says_whose_it_is_and_on_which_device(self, user):
        sign_in(user)

        row = Session.objects.get()
        assert (row.user_id, row.user_agent, row.ip) == (user.id, FIREFOX, "203.0.113.0")

    def test_keeps_the_device_when_the_session_is_saved_or_gets_another_key(self, user):
        store = SessionStore(key_of(sign_in(user)))
        before = Session.objects.get()

        store["more"] = "words"
        store.save()
        store.cycle_key()

        after = Session.objects.get()
        assert after.session_key != before.session_key
        for known in ("id", "user_id", "user_agent", "ip", "created_at"):
            assert getattr(after, known) == getattr(before, known)
        assert SessionStore(store.session_key)["more"] == "words"

    def test_holds_no_key_that_opens_it(self, user):
        key = key_of(sign_in(user))

        kept = Session.objects.get().session_key
        assert kept != key
        assert "_auth_user_id" in SessionStore(key)
        assert "_auth_user_id" not in SessionStore(kept)

    def test_a_session_that_was_closed_is_not_saved_again(self, user):
        store = SessionStore(key_of(sign_in(user)))
        store["more"] = "words"
        Session.objects.all().delete()

        with pytest.raises(UpdateError):
            store.save()

    @pytest.mark.parametrize(("minutes", "touched"), [(4, False), (6, True)])
    def test_is_seen_every_five_minutes_at_most(self, user, minutes, touched):
        client = browser_of(user)
        then = timezone.now() - timedelta(minutes=minutes)
        Session.objects.update(seen_at=then)

        client.get("/api/auth/user")

        assert (Session.objects.get().seen_at != then) is touched


class TestTheList:
    def test_shows_ones_own_devices_and_which_one_this_is(self, user):
        here = sign_in(user)
        SessionFactory.create(user=user, user_agent="curl", seen_at=timezone.now())
        SessionFactory.create()
        SessionFactory.create(user=user, expire_date=timezone.now())

        found = devices(here)

        assert len(found) == 2
        assert [device["browser"] for device in found if device["current"]] == ["Firefox"]

    def test_never_shows_a_key(self, user):
        here = sign_in(user)

        shown = here.get("/api/auth/sessions").content.decode()

        assert here.cookies[settings.SESSION_COOKIE_NAME].value not in shown
        assert Session.objects.get().session_key not in shown


class TestClosing:
    def test_a_device_is_at_the_door_with_its_next_call(self, user):
        here, elsewhere = sign_in(user), browser_of(user)
        other = next(device for device in devices(here) if not device["current"])

        answer = here.delete(f"/api/auth/sessions/{other['id']}")

        assert answer.status_code == 204
        assert elsewhere.get("/api/auth/user").status_code == 401
        assert AuditEvent.objects.filter(action="accounts.session_closed").count() == 1

    def test_this_device_is_not_closed_that_way(self, user):
        here = sign_in(user)

        refused = here.delete(f"/api/auth/sessions/{devices(here)[0]['id']}")

        assert (refused.status_code, refused.json()["code"]) == (409, "session_is_this_one")

    def test_a_strangers_device_does_not_exist(self, user):
        stranger = SessionFactory.create()

        assert sign_in(user).delete(f"/api/auth/sessions/{stranger.id}").status_code == 404
        assert Session.objects.filter(id=stranger.id).exists()

    def test_all_others_leaves_strangers_alone(self, user):
        here, stranger = sign_in(user), SessionFactory.create()
        SessionFactory.create_batch(3, user=user)

        assert here.delete("/api/auth/sessions").status_code == 204

        assert [device["current"] for device in devices(here)] == [True]
        assert Session.objects.filter(id=stranger.id).exists()
