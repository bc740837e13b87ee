import pytest
from django.test import Client
from django.utils import timezone

from apps.register import proof, services
from apps.register.models import Receipt
from apps.register.tests.acts import a_participation, a_receipt

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


class TestCompareName:
    @pytest.mark.parametrize(
        ("written", "fits"),
        [
            ("{first} {last}", True),
            ("{last} {first}", True),
            ("  INES   {last}  ", True),
            ("{first}", False),
            ("{last}", False),
            ("{first} {last} x", False),
            ("%", False),
        ],
    )
    def test_fits_or_does_not(self, receipt, written, fits):
        said = proof.parse_statement(receipt.private)
        name = written.format(first=said["first_name"], last=said["last_name"])

        assert _compare(_address(receipt), name).json() == {"fits": fits}

    def test_is_tried_five_times_an_hour_whoever_asks(self, receipt):
        said = proof.parse_statement(receipt.private)
        tried = [_compare(_address(receipt), f"Marie {number}").status_code for number in range(5)]

        right = _compare(
            f"/api/receipts/{receipt.number.lower()}", f"{said['first_name']} {said['last_name']}"
        )

        assert tried == [200] * 5
        assert (right.status_code, int(right["Retry-After"]) > 3000) == (429, True)
