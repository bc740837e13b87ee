"""Sixty reports in the forms of real servers, each three times in any order; and forged ones."""

import random
from pathlib import Path
from uuid import UUID

import pytest
from django.utils import timezone

from apps.emailing import services
from apps.emailing.factories import CampaignFactory, DeliveryFactory
from apps.emailing.feedback import Verdict, bounce_address, bounce_key, read_feedback
from apps.emailing.models import Campaign, Delivery, ProviderEvent, Suppression
from apps.emailing.tests.campaigns import fresh
from apps.emailing.tests.feedback.answers import ANSWERS, COMPLAINTS
from apps.emailing.tests.feedback.forms import bounce, complaint

pytestmark = pytest.mark.django_db

DOMAIN, MAILBOX = "livretier.example", "fbl@livretier.example"
STATES = {
    Verdict.HARD: ("bounced", "hard_bounce"),
    Verdict.SOFT: ("bounced", "soft_bounce"),
    Verdict.REFUSED: ("bounced", "refused"),
    Verdict.DELIVERED: ("delivered", ""),
    Verdict.DELAYED: ("sent", ""),
}


def address(delivery: UUID, key: bytes | None = None) -> str:
    return bounce_address(delivery=f"{delivery}-1", domain=DOMAIN, key=key or bounce_key())


def returned(number: int, delivery: UUID, key: bytes | None = None) -> tuple[str, bytes]:
    form, action, status, words, _ = ANSWERS[number]
    to = address(delivery, key)
    return to, bounce(form, to=to, action=action, status=status, words=words, name=f"n{number}")


def complained(number: int, delivery: UUID, key: bytes | None = None) -> tuple[str, bytes]:
    who, kind, _ = COMPLAINTS[number]
    sender = address(delivery, key)
    return MAILBOX, complaint(who, kind=kind, sender=sender, name=f"c{number}")


def sent(count: int) -> tuple[Campaign, list[UUID]]:
    """Each to an address of its own."""
    campaign = CampaignFactory.create(launched=True, sent=count)
    made = [
        DeliveryFactory.create(campaign=campaign, state="sent", address=f"p{number}@example.org")
        for number in range(count)
    ]
    return campaign, [one.id for one in made]


def put(folder: Path, reports: list[tuple[str, bytes]]) -> None:
    for number, (to, raw) in enumerate(reports):
        name = folder / f"{number:04}.mx"
        name.write_bytes(f"X-Original-To: {to}\r\n".encode() + raw)


def outcome(delivery: UUID) -> tuple[str, str]:
    held = Delivery.objects.get(id=delivery)
    return held.state, held.reason


def test_sixty_reports_three_times_shuffled_have_the_right_state_once(tmp_path: Path):
    campaign, ids = sent(60)
    bounces = [returned(number, ids[number]) for number in range(45)]
    reports = bounces + [complained(number, ids[45 + number]) for number in range(15)]
    thrice = reports * 3
    random.Random(7).shuffle(thrice)
    put(tmp_path, thrice)

    services.read_bounces(folder=tmp_path, now=timezone.now())

    expected = [STATES[answer[4]] for answer in ANSWERS]
    expected += [
        ("complained", "complaint") if complains else ("sent", "") for *_, complains in COMPLAINTS
    ]
    assert [outcome(one) for one in ids] == expected
    states = [state for state, _ in expected]
    held = fresh(campaign)
    counts = (held.sent, held.delivered, held.bounced, held.complained)
    assert counts == (60, *(states.count(one) for one in ("delivered", "bounced", "complained")))
    suppressed = [one for one in expected if one[1] in ("hard_bounce", "complaint")]
    assert Suppression.objects.count() == len(suppressed)
    assert ProviderEvent.objects.count() == len([one for one in states if one != "sent"])
    assert (len(reports), len(list((tmp_path / "done").iterdir()))) == (60, 180)


def test_twenty_forged_ones_change_nothing(tmp_path: Path):
    _, ids = sent(20)
    theirs = b"a key of theirs"
    forged = [returned(number, ids[number], theirs) for number in range(8)]
    forged += [complained(number, ids[8 + number], theirs) for number in range(6)]
    true, raw = returned(0, ids[14])
    local, host = true.split("@")
    name, mac = local.rsplit(".", 1)
    others = (
        f"{name}.{mac[::-1]}@{host}",
        f"b+{ids[15]}-1.{mac}@{host}",
        f"{name[:-1]}2.{mac}@{host}",
        f"{name}@{host}",
        f"{name}.@{host}",
        MAILBOX,
    )
    forged += [(to, raw.replace(true.encode(), to.encode())) for to in others]
    put(tmp_path, forged)

    assert len(forged) == 20
    assert services.read_bounces(folder=tmp_path, now=timezone.now()) == 0
    assert {outcome(one) for one in ids} == {("sent", "")}
    assert (ProviderEvent.objects.count(), Suppression.objects.count()) == (0, 0)


def test_a_report_that_names_no_attempt_is_not_ours():
    _, (one,) = sent(1)
    to = bounce_address(delivery=one.hex, domain=DOMAIN, key=bounce_key())
    raw = bounce("exim", to=to, action="failed", status="5.1.1", words="550 5.1.1", name="n")
    feedback = read_feedback(raw, recipient=to, key=bounce_key())

    assert feedback
    assert not services.hear_feedback(feedback, now=timezone.now())
