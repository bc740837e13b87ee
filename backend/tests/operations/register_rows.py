"""The rows of the register: those who read it, devices of readers, and everybody who checks the log."""

from datetime import timedelta
from typing import Any

from django.utils import timezone

from apps.booklets import selectors as booklets
from apps.booklets.models import Booklet
from apps.companies.models import Company
from apps.participation.factories import ParticipationFactory
from apps.participation.grants import grant_for
from apps.publishing.models import Build, BuildState, Edition, Publication, PublicationContent
from apps.register import services
from apps.register.factories import PendingEntryFactory, ReceiptFactory
from apps.register.proof import canonical, new_number
from shared.ids import uuid7
from shared.tenancy import act_as_platform
from tests.operations.booklet_access_rows import ADMIN, MANAGERS, of_booklet
from tests.operations.row import EVERYBODY, WAY_IN, Row
from tests.operations.world import Caller, World

REGISTER_READERS = MANAGERS | {Caller.AUDITOR}
PUBLIC = "a log of hashes, for everybody"
NUMBERED = "whoever has the number of a receipt may check it; it names nobody"
SHOWN = "a" * 64


def _receipt(company: Company) -> dict[str, Any]:
    """Of the booklet that the world's people work on, another one each time."""
    with act_as_platform():
        receipt = ReceiptFactory.create(
            company_id=company.id, booklet_id=company.id, public=canonical({"sentence": "Lu."})
        )
    return {"receipt_id": receipt.id}


def _recorded(company: Company) -> dict[str, Any]:
    """With its place in the log."""
    with act_as_platform():
        receipt = ReceiptFactory.create(
            company_id=company.id, booklet_id=company.id, private=canonical({"first_name": "Inès"})
        )
        PendingEntryFactory.create(company_id=company.id, subject_id=receipt.id)
        services.record_entries(now=timezone.now())
    return {"receipt_id": receipt.id}


def _receipt_of_version(company: Company) -> dict[str, Any]:
    """Of a version that is there."""
    with act_as_platform():
        shown = _shown(Booklet.objects.get(id=company.id))
        receipt = ReceiptFactory.create(
            company_id=company.id, booklet_id=company.id, publication_id=shown.id
        )
    return {"receipt_id": receipt.id}


def _receipts(world: World, count: int) -> None:
    ReceiptFactory.create_batch(count, company_id=world.own.id, booklet_id=world.own.id)


def _address(company: Company) -> dict[str, Any]:
    with act_as_platform():
        return {"slug": Booklet.objects.get(id=company.id).slug}


def _acts(world: World) -> dict[str, Any]:
    """Of somebody new, who reads what is online."""
    with act_as_platform():
        booklet = Booklet.objects.get(id=world.own.id)
        version = _shown(booklet).version
        participation = ParticipationFactory.create(booklet=booklet)
    now = timezone.now()
    act = {
        "id": str(uuid7()),
        "bundle": SHOWN,
        "gesture": "tick",
        "sentence": booklets.receipt_sentence(booklet=booklet, version=version, locale="fr-FR"),
        "locale": "fr-FR",
        "device_at": (now - timedelta(minutes=1)).isoformat(),
        "sent_at": now.isoformat(),
    }
    grant = grant_for(participation_id=participation.id, epoch=participation.link_epoch, now=now)
    return {"ticket": grant.ticket, "acts": [act]}


def _shown(booklet: Booklet) -> Publication:
    edition = Edition.objects.filter(publication__booklet=booklet, bundle=SHOWN).first()
    if edition:
        return edition.publication
    rows = {"company_id": booklet.company_id}
    publication = Publication.objects.create(
        **rows,
        booklet=booklet,
        major=90,
        minor=0,
        note="En ligne",
        effective_on=timezone.localdate(),
        reference_locale="fr-FR",
        locales=["fr-FR"],
        sha256="0" * 64,
        at=timezone.now(),
    )
    Edition.objects.create(**rows, publication=publication, locale="fr-FR", bundle=SHOWN)
    PublicationContent.objects.create(**rows, publication=publication, content={"chapters": []})
    Build.objects.create(**rows, publication=publication, state=BuildState.ONLINE)
    Booklet.objects.filter(id=booklet.id).update(publication_id=publication.id, version="90.0")
    return publication


def _number(company: Company) -> dict[str, Any]:
    with act_as_platform():
        receipt = ReceiptFactory.create(company_id=company.id, number=new_number())
    return {"number": receipt.number}


def _log(company: Company) -> dict[str, Any]:
    """With something in it."""
    with act_as_platform():
        PendingEntryFactory.create(company_id=company.id)
        services.record_entries(now=timezone.now())
    return {"path": "0/000.p/1"}


def _signed(world: World) -> str:
    _log(world.own)
    return ""


def _reason(world: World) -> dict[str, Any]:
    return {"reason": "Accusé enregistré au nom d’une autre personne."}


REGISTER_ROWS: dict[str, Row] = {
    "list_receipts": of_booklet(REGISTER_READERS, seed=_receipts),
    "export_register": of_booklet(REGISTER_READERS),
    "get_register_state": of_booklet(REGISTER_READERS),
    "verify_company": of_booklet(REGISTER_READERS, while_switched=True),
    "get_receipt": of_booklet(REGISTER_READERS, child=_receipt),
    "take_evidence": of_booklet(REGISTER_READERS, child=_recorded),
    "get_seen_with_receipt": of_booklet(REGISTER_READERS, child=_receipt_of_version),
    "cancel_receipt": of_booklet(ADMIN, child=_receipt, while_switched=False, body=_reason),
    "receive_receipts": Row(
        EVERYBODY,
        **WAY_IN,
        path=_address,
        names_something_public="the address of a booklet; its ticket says who acknowledges",
        while_switched=True,
        body=_acts,
    ),
    "get_public_receipt": Row(EVERYBODY, **WAY_IN, path=_number, names_something_public=NUMBERED),
    "compare_name": Row(
        EVERYBODY,
        **WAY_IN,
        path=_number,
        names_something_public=NUMBERED,
        while_switched=True,
        body=lambda world: {"name": "Ines Rouquette"},
    ),
    "get_checkpoint": Row(EVERYBODY, **WAY_IN, query=_signed),
    "get_tile": Row(EVERYBODY, **WAY_IN, path=_log, names_something_public=PUBLIC),
    "list_register_keys": Row(EVERYBODY, **WAY_IN),
}
