"""What devices of participants send."""

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

from django.utils import timezone

from apps.accounts.factories import browser_of
from apps.booklets import selectors as booklets
from apps.companies.factories import MembershipFactory
from apps.participation.factories import ParticipationFactory
from apps.participation.grants import grant_for
from apps.participation.models import Participation
from apps.people.models import Signer
from apps.publishing.models import Publication, PublicationContent
from apps.reading.factories import published_booklet
from apps.register import services
from apps.register.models import Gesture, Receipt
from shared.actor import Role
from shared.documents.content import fingerprint
from shared.ids import uuid7

BUNDLE = "a" * 64


def a_chapter(number: int) -> dict[str, Any]:
    """With one page, for everybody."""
    page = {
        "id": str(uuid7()),
        "title": "Page",
        "importance": "info",
        "conditions": {"sites": [], "jobs": [], "contracts": [], "groups": []},
        "document": {"schema": 2, "blocks": []},
    }
    return {"id": f"c{number}", "title": f"Chapitre {number}", "pages": [page]}


def a_participation(*, chapters: int = 0) -> Participation:
    """Of somebody who can read what is online."""
    content = {"chapters": [a_chapter(number + 1) for number in range(chapters)], "values": {}}
    booklet = published_booklet(sha256=fingerprint(content))
    publication = Publication.objects.get(booklet=booklet)
    PublicationContent.objects.create(
        company_id=booklet.company_id, publication=publication, content=content
    )
    return ParticipationFactory.create(booklet=booklet)


def ticket_of(
    participation: Participation,
    *,
    now: datetime | None = None,
    signer: Signer = Signer.PERSON,
) -> str:
    made = grant_for(
        participation_id=participation.id,
        epoch=participation.link_epoch,
        now=now or timezone.now(),
        signer=signer,
    )
    return made.ticket


def act_of(participation: Participation, **said: Any) -> services.Act:
    """Somebody ticks that they have read what is online."""
    booklet, now = participation.booklet, timezone.now()
    locale = booklet.reference_locale
    told = {
        "id": uuid7(),
        "bundle": BUNDLE,
        "edition_id": None,
        "part": "",
        "gesture": Gesture.TICK,
        "typed_name": "",
        "drawing": "",
        "sentence": booklets.receipt_sentence(
            booklet=booklet, version=booklet.version, locale=locale
        ),
        "mark": "",
        "locale": locale,
        "device_at": now - timedelta(seconds=20),
        "sent_at": now - timedelta(seconds=1),
    }
    return services.Act(**{**told, **said})


def chapter_of(participation: Participation, number: int) -> services.Act:
    """The same of one chapter, as `a_participation` makes them."""
    booklet = participation.booklet
    sentence = booklets.receipt_sentence(
        booklet=booklet,
        version=booklet.version,
        locale=booklet.reference_locale,
        chapter=f"Chapitre {number}",
    )
    return act_of(participation, part=f"c{number}", sentence=sentence)


def send(
    participation: Participation, *acts: services.Act, now: datetime | None = None, ticket: str = ""
) -> list[services.Received]:
    return services.receive_receipts(
        slug=participation.booklet.slug,
        ticket=ticket or ticket_of(participation),
        acts=acts,
        address="2001:db8::",
        now=now or timezone.now(),
    )


def a_receipt(participation: Participation | None = None, **said: Any) -> Receipt:
    """Of somebody who has acknowledged, by the door that everybody takes."""
    participation = participation or ParticipationFactory.create()
    [received] = send(participation, act_of(participation, **said))
    return received.receipt


def cancel(receipt: Receipt) -> None:
    """By an administrator of its company, as the screen does it."""
    admin = MembershipFactory.create(company_id=receipt.company_id, role=Role.COMPANY_ADMIN).user
    address = f"/api/booklets/{receipt.booklet_id}/receipts/{receipt.id}/cancel"
    body = {"reason": "Signé par erreur au nom d’un collègue."}
    answer = browser_of(admin).post(address, body, content_type="application/json")
    assert answer.status_code == 200, answer.content


def other(act: services.Act, **said: Any) -> services.Act:
    return replace(act, **said)
