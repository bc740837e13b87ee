"""What somebody is told who asks what is kept about them, and what a company takes along."""

import json
from typing import Any

import pytest
from django.utils import timezone

from apps.booklets.models import Booklet
from apps.companies.questions import SheetsOfCompany
from apps.participation.factories import ParticipationFactory
from apps.participation.models import Participation
from apps.people import services as people
from apps.register import proof, services
from apps.register.factories import CancellationFactory, ReceiptFactory
from apps.register.tests.acts import a_receipt
from shared.actor import Actor, Role
from shared.ids import uuid7
from shared.questions import ask

pytestmark = pytest.mark.django_db


@pytest.fixture
def one() -> Participation:
    return ParticipationFactory.create()


def receipts_of(one: Participation) -> list[dict[str, Any]]:
    """As they are written in the file that the person gets."""
    role, company_id = Role.COMPANY_ADMIN, one.company_id
    actor = Actor(user_id=uuid7(), name="Camille Vidal", company_id=company_id, role=role)
    kept = people.export_person(actor=actor, person_id=one.person_id, now=timezone.now())
    found: list[dict[str, Any]] = json.loads(kept)["receipts"]
    return found


class TestOnePerson:
    def test_gets_both_statements_and_what_ties_them(self, one):
        receipt = a_receipt(one)
        a_receipt(ParticipationFactory.create(booklet=one.booklet))
        services.record_entries(now=timezone.now())

        [told] = receipts_of(one)

        assert told["number"] == proof.show_number(receipt.number)
        assert told["private"]["last_name"] == one.person.last_name
        commitment = proof.commitment_of(
            salt=bytes.fromhex(told["salt"]), private=proof.canonical(told["private"])
        )
        assert told["public"]["commitment"] == commitment
        assert told["sequence"] == 1

    def test_is_told_what_was_cancelled_and_not_by_whom(self, one):
        CancellationFactory.create(
            company_id=one.company_id, receipt=a_receipt(one), by_name="Camille Vidal"
        )

        [told] = receipts_of(one)

        assert set(told["cancelled"]) == {"at", "reason"}

    def test_gets_receipts_of_a_booklet_that_is_deleted(self, one):
        named = proof.canonical({"person": str(one.person_id)})
        receipt = ReceiptFactory.create(company_id=one.company_id, private=named)
        ReceiptFactory.create(company_id=one.company_id, private=named.replace("0", "1"))

        [told] = receipts_of(one)

        assert told["number"] == proof.show_number(receipt.number)


def test_a_company_takes_its_receipts_along(one):
    a_receipt(one)
    a_receipt()

    sheets = ask(SheetsOfCompany, company_id=one.company_id, language="fr-FR")

    (sheet,) = (sheet for sheet in sheets if sheet.file_name == "receipts.csv")
    [line] = [dict(zip(sheet.header, row, strict=True)) for row in sheet.rows]
    assert line["Livret"] == Booklet.objects.get(id=one.booklet_id).name
    assert line["Personne"] == one.name
    assert line["État de l’accusé"] == "Inscription en cours"
