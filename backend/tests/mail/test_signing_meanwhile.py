"""D: people acknowledge while a reminder goes out to them: nobody gets it long after their receipt."""

import os
import random
import re
import time
from collections.abc import Callable
from importlib import import_module
from threading import Thread
from typing import Any
from uuid import UUID

import pytest
from django.db import connection
from django.utils import timezone

from apps.emailing.models import Delivery, Nature
from apps.emailing.tests.campaigns import a_booklet_of, a_launched_campaign, fresh, send_all
from apps.participation import services as participation
from apps.participation.models import Participation
from shared.tenancy import act_as_platform
from tests.figures import FOLDER, KEPT, Figures

SIGNERS = int(os.environ.get("SIGNERS", "200"))  # 10 000: `make signing-meanwhile`
LATEST = 2.0
MESSAGE_ID = re.compile(rb"^Message-ID: *(?:\r\n )?<([^@>]+)\.", re.MULTILINE | re.IGNORECASE)


@pytest.mark.timeout(1800)
@pytest.mark.django_db(transaction=True)
def test_nobody_is_reminded_long_after_their_receipt(spooled: Any, monkeypatch: pytest.MonkeyPatch):
    freezing = import_module("apps.emailing.services.freeze_campaign")
    monkeypatch.setattr(freezing, "AT_ONCE", SIGNERS + 1)  # all of them, by one job
    with act_as_platform():
        campaign = a_launched_campaign(booklet=a_booklet_of(SIGNERS), nature=Nature.REMINDER)
        of_delivery = dict(
            Delivery.objects.filter(campaign=campaign).values_list("id", "participation_id")
        )
    taken: dict[UUID, float] = {}
    signed: dict[UUID, float] = {}
    spooled.rule = _watch(taken)

    signer = Thread(target=_sign_all, args=[list(of_delivery.values()), signed])
    signer.start()
    send_all()
    signer.join()

    late = [
        taken[one] - signed[person]
        for one, person in of_delivery.items()
        if one in taken and taken[one] - signed[person] > LATEST
    ]
    with act_as_platform():
        counted = fresh(campaign)
    _note(late=len(late), sent=counted.sent, excluded=counted.excluded)
    assert len(signed) == SIGNERS
    assert counted.sent + counted.excluded == SIGNERS
    assert counted.excluded > 0
    assert late == []


def _watch(taken: dict[UUID, float]) -> Callable[[str, bytes], None]:
    """When the server had each message: later than it was handed over."""

    def rule(at: str, content: bytes) -> None:
        if at == "DOT":
            found = MESSAGE_ID.search(content)
            assert found
            taken[UUID(found[1].decode())] = time.time()
            time.sleep(0.002)  # a server that takes its time

    return rule


def _sign_all(ids: list[UUID], signed: dict[UUID, float]) -> None:
    """In no order, as receipts are noted."""
    random.shuffle(ids)
    for one in ids:
        now = timezone.now()
        with act_as_platform():
            rows = Participation.objects.select_for_update(of=("self",))
            held = rows.select_related("booklet__company", "person").get(id=one)
            publication_id = held.booklet.publication_id
            assert publication_id
            receipt = participation.Acknowledged(publication_id=publication_id, part="", at=now)
            participation.acknowledge(participation=held, receipt=receipt, now=now)
        signed[one] = time.time()
    connection.close()


def _note(*, late: int, sent: int, excluded: int) -> None:
    Figures("make signing-meanwhile", folder=KEPT if SIGNERS >= 10_000 else FOLDER).note(
        "REL1",
        "reminders handed over long after a receipt",
        f"{late} ({SIGNERS} people sign while it goes out: {sent} sent before, {excluded} left out)",
        goal="0",
        met=late == 0,
    )
