"""What a device sends in the name of whoever came by a link."""

import json
from typing import Any

from django.test import Client
from django.utils import timezone

from apps.booklets.models import Booklet
from apps.participation.factories import ParticipationFactory
from apps.participation.grants import grant_for
from apps.participation.models import Participation
from apps.people.factories import PersonFactory
from apps.people.models import Signer

OWN = {"Sec-Fetch-Site": "same-origin"}


def waiter(booklet: Booklet, **traits: Any) -> Participation:
    person = PersonFactory.create(
        company_id=booklet.company_id, first_name="Léa", last_name="Martin", job="Serveuse"
    )
    return ParticipationFactory.create(booklet=booklet, person=person, **traits)


def ticket_of(one: Participation, *, representative: bool = False) -> str:
    signer = Signer.REPRESENTATIVE if representative else Signer.PERSON
    told: dict[str, Any] = {"participation_id": one.id, "epoch": one.link_epoch, "signer": signer}
    return grant_for(**told, now=timezone.now()).ticket


def post(booklet: Booklet, act: str, body: Any, **headers: str) -> Any:
    return Client(enforce_csrf_checks=True).generic(
        "POST",
        f"/api/reading/{booklet.slug}/{act}",
        data=json.dumps(body),
        content_type="application/json",
        headers=headers or OWN,
    )
