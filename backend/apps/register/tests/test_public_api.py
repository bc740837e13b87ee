import pytest
from django.test import Client
from django.utils import timezone

from apps.register import proof, services
from apps.register.models import Receipt
from apps.register.proof import new_number
from apps.register.tests.acts import a_participation, a_receipt, cancel
from shared.tenancy import act_as_platform
from shared.transparency import merkle
from shared.transparency.checkpoints import open_checkpoint
from shared.transparency.notes import Verifier

pytestmark = pytest.mark.django_db


@pytest.fixture
def receipt() -> Receipt:
    receipt = a_receipt(a_participation())
    services.record_entries(now=timezone.now())
    return receipt


def _address(receipt: Receipt) -> str:
    return f"/api/receipts/{proof.show_number(receipt.number)}"


def _compare(address: str, name: str):
    return Client().post(f"{address}/name", {"name": name}, content_type="application/json")


def _is_proved(told, key: str) -> bool:
    shown = told["proof"]
    state = open_checkpoint(shown["checkpoint"], Verifier.parse(key))
    return merkle.includes(
        leaf=proof.leaf_of(
            fingerprint=proof.fingerprint_of(told["statement"]),
            sequence=shown["sequence"],
            previous=bytes.fromhex(shown["previous"]),
        ),
        index=shown["index"],
        size=state.size,
        root=state.root,
        proof=[bytes.fromhex(step) for step in shown["steps"]],
    )


class TestReceiptOfANumber:
    def test_is_proved_and_names_nobody(self, receipt):
        answer = Client().get(_address(receipt))
        [key] = Client().get("/api/register/keys").json()["keys"]

        told = answer.json()
        assert _is_proved(told["receipt"], key)
        assert (told["cancellation"], told["named"]) == (None, True)
        said = proof.parse_statement(receipt.private)
        for name in ("first_name", "last_name", "reference", "person", "participation"):
            assert str(said[name]) not in answer.content.decode()

    def test_cancelled_says_so_with_a_proof_of_its_own_and_without_the_reason(self, receipt):
        cancel(receipt)
        services.record_entries(now=timezone.now())

        answer = Client().get(_address(receipt))
        [key] = Client().get("/api/register/keys").json()["keys"]

        told = answer.json()["cancellation"]
        assert _is_proved(told, key)
        said = proof.parse_statement(told["statement"])
        assert said["receipt"] == bytes(receipt.fingerprint).hex()
        assert "collègue" not in answer.content.decode()

    def test_waits_for_its_place(self):
        receipt = a_receipt(a_participation())

        assert Client().get(_address(receipt)).json()["receipt"]["proof"] is None

    @pytest.mark.parametrize("number", [new_number(), "Q8HM 3T0V BX52 NKRA-X", "non", "٣" * 17])
    def test_that_there_is_none_is_the_same_answer_for_every_number(self, receipt, number):
        answer = Client().get(f"/api/receipts/{number}")

        assert (answer.status_code, answer.json()["code"]) == (404, "not_found")

    def test_outlives_the_names_that_it_could_be_compared_with(self, receipt):
        with act_as_platform():
            Receipt.objects.filter(id=receipt.id).update(private="", salt=b"", name="")

        assert Client().get(_address(receipt)).json()["named"] is False
        assert _compare(_address(receipt), "Inès Rouquette").json() == {"fits": False}
