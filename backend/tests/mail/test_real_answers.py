"""G: what a real Postfix answers, and what becomes of each message. Cuts after the dot, which Postfix never does, by aiosmtpd."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from django.utils import timezone
from pytest_django import Settings

from apps.emailing.models import Campaign, CampaignState, Delivery, Suppression
from apps.emailing.tests.campaigns import a_booklet_of, a_launched_campaign, fresh, send_all
from apps.people.models import Person
from shared.spool import speaker
from shared.spool.provider import Account, Line
from shared.spool.server import Spool, listen
from tests.mail.postfix import free_port, running_postfix

pytestmark = pytest.mark.django_db

ANSWERS = {
    "later": "450 4.2.0 Mailbox busy",
    "nobody": "550 5.1.1 User unknown",
    "policy": "550 5.7.1 Refused by policy",
    "closing": "421 4.3.2 Closing",
}

Speak = Callable[[int], Any]


@pytest.fixture(scope="module")
def postfix() -> Iterator[int]:
    with running_postfix(ANSWERS) as port:
        yield port


@pytest.fixture
def spool(tmp_path: Path, settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Speak:
    """A spool that speaks to this port, as patient as in production."""
    monkeypatch.setattr(speaker, "FIRST_PAUSE", 0.2)

    @contextmanager
    def speak(port: int) -> Iterator[None]:
        account = Account(host="127.0.0.1", port=port)
        running = Spool(folder=tmp_path / "journal", connect=lambda: Line(account), connections=1)
        running.start()
        server = listen(running, address=("127.0.0.1", 0))
        settings.SPOOL = server.getsockname()
        try:
            yield
        finally:
            server.close()
            running.end()

    return speak


def a_message_to(name: str) -> Campaign:
    booklet = a_booklet_of(1)
    Person.objects.update(email=f"{name}@g.example")
    return a_launched_campaign(booklet=booklet)


def outcome(campaign: Campaign) -> Delivery:
    return Delivery.objects.get(campaign=campaign)


@pytest.mark.parametrize(
    ("name", "state", "reason"),
    [
        ("ines", "sent", ""),
        ("nobody", "failed", "hard_bounce"),
        ("policy", "failed", "refused"),
    ],
)
def test_what_is_said_for_good(postfix: int, spool: Speak, name: str, state: str, reason: str):
    campaign = a_message_to(name)

    with spool(postfix):
        send_all()

    delivery = outcome(campaign)
    assert (delivery.state, delivery.reason, delivery.due_at) == (state, reason, None)
    assert Suppression.objects.count() == (reason == "hard_bounce")
    assert fresh(campaign).state == CampaignState.DONE
    assert delivery.answer[:3] == ("250" if state == "sent" else "550")


@pytest.mark.parametrize("name", ["later", "grey1"], ids=["450", "greylisted"])
def test_what_is_put_off_is_tried_again_after_five_minutes(postfix: int, spool: Speak, name: str):
    campaign = a_message_to(name)

    with spool(postfix):
        send_all()

    delivery = outcome(campaign)
    assert (delivery.state, delivery.tries) == ("pending", 1)
    assert delivery.due_at
    wait = delivery.due_at - timezone.now()
    assert timedelta(minutes=4) < wait <= timedelta(minutes=5)
    assert delivery.answer.startswith("450 4.")


def test_a_greylisted_message_is_taken_at_the_next_try(postfix: int, spool: Speak):
    campaign = a_message_to("grey2")

    with spool(postfix):
        send_all()
        Delivery.objects.filter(campaign=campaign).update(due_at=timezone.now())
        send_all()

    delivery = outcome(campaign)
    assert (delivery.state, delivery.tries) == ("sent", 2)
    assert fresh(campaign).sent == 1


def test_a_server_that_closes_blames_no_message(postfix: int, spool: Speak):
    campaign = a_message_to("closing")

    with spool(postfix):
        send_all()

    delivery = outcome(campaign)
    assert (delivery.state, delivery.tries) == ("pending", 0)
    assert delivery.due_at
    assert delivery.due_at - timezone.now() <= timedelta(seconds=10)
    assert fresh(campaign).waits_for == "provider"
    assert Suppression.objects.count() == 0


class _Cuts:
    """Takes the message, and leaves without a word."""

    def __init__(self) -> None:
        self.taken = 0

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        self.taken += 1
        server.transport.abort()
        return "250 2.0.0 Never said"


def test_a_line_that_breaks_after_the_dot_leaves_it_uncertain(spool: Speak):
    campaign, cuts = a_message_to("ines"), _Cuts()
    controller = Controller(cuts, hostname="127.0.0.1", port=free_port())
    controller.start()
    try:
        with spool(controller.port):
            send_all()
            send_all()
    finally:
        controller.stop()

    delivery = outcome(campaign)
    assert (delivery.state, delivery.due_at, cuts.taken) == ("uncertain", None, 1)
    assert fresh(campaign).uncertain == 1
