import json

import pytest
from django.utils import timezone

from apps.accounts.factories import browser_of
from apps.companies.factories import MembershipFactory
from apps.participation.factories import ParticipationFactory
from apps.participation.models import Participation
from apps.people.factories import PersonFactory
from apps.register import proof, services
from apps.register.models import Checkpoint, Receipt, RegisterEntry
from apps.register.tests.acts import a_participation, a_receipt
from shared.actor import Role
from shared.transparency import merkle
from shared.transparency.checkpoints import open_checkpoint
from shared.transparency.notes import Verifier

pytestmark = pytest.mark.django_db

REASON = "Signé par erreur au nom d’un collègue."


@pytest.fixture
def participation() -> Participation:
    return a_participation()


@pytest.fixture
def client(participation):
    membership = MembershipFactory.create(company=participation.company, role=Role.COMPANY_ADMIN)
    return browser_of(membership.user)


def _register(participation: Participation) -> str:
    return f"/api/booklets/{participation.booklet_id}/register"


def _receipt(participation: Participation, receipt: Receipt) -> str:
    return f"/api/booklets/{participation.booklet_id}/receipts/{receipt.id}"


def _cancel(client, address, reason=REASON):
    body = {"reason": reason}
    return client.post(f"{address}/cancel", body, content_type="application/json").status_code


def _record() -> None:
    services.record_entries(now=timezone.now())


class TestList:
    def test_says_whether_a_receipt_waits_is_recorded_or_cancelled(self, client, participation):
        receipt = a_receipt(participation)
        states = [client.get(_register(participation)).json()["items"][0]]
        _record()
        states.append(client.get(_register(participation)).json()["items"][0])
        _cancel(client, _receipt(participation, receipt))
        states.append(client.get(_register(participation)).json()["items"][0])

        told = [(state["state"], state["sequence"]) for state in states]
        assert told == [("pending", None), ("recorded", 1), ("cancelled", 1)]
        assert states[0]["number"] == proof.show_number(receipt.number)
        assert states[2]["cancellation"]["reason"] == REASON

    def test_of_one_participant_has_no_namesake(self, client, participation):
        receipt = a_receipt(participation)
        namesake = ParticipationFactory.create(
            company=participation.company, booklet=participation.booklet
        )

        own, others = (
            client.get(_register(participation), {"participant": str(one.id)}).json()["items"]
            for one in (participation, namesake)
        )

        assert [line["id"] for line in own] == [str(receipt.id)]
        assert others == []

    @pytest.mark.parametrize(
        ("query", "found"),
        [
            ("search=ROUQUETTE", 1),
            ("search=personne", 0),
            ("participant=01930000-0000-7000-8000-0000000000a1", 0),
            ("version=1.0", 1),
            ("version=2.0", 0),
            ("locale=en-GB", 0),
            ("channel=link&strength=personal_link", 1),
            ("channel=paper", 0),
            ("cancelled=true", 0),
            ("cancelled=false", 1),
            ("from=2020-01-01&to=2020-12-31", 0),
            ("from=2020-01-01&order=name", 1),
        ],
    )
    def test_narrows(self, client, participation, query, found):
        a_receipt(participation)

        assert len(client.get(f"{_register(participation)}?{query}").json()["items"]) == found

    @pytest.mark.parametrize(
        "typed", ["{0.first_name} {0.last_name}", "{0.last_name} {0.first_name}"]
    )
    def test_finds_a_name_in_either_order(self, client, participation, typed):
        receipt = a_receipt(participation)

        search = typed.format(participation.person)
        items = client.get(_register(participation), {"search": search}).json()["items"]

        assert [item["id"] for item in items] == [str(receipt.id)]

    def test_tells_the_receipts_of_one_participation_and_of_no_namesake(
        self, client, participation
    ):
        namesake = PersonFactory.create(
            company_id=participation.company_id,
            first_name=participation.person.first_name,
            last_name=participation.person.last_name,
        )
        a_receipt(ParticipationFactory.create(booklet=participation.booklet, person=namesake))
        receipt = a_receipt(participation)

        wanted = {"participant": str(participation.id)}
        items = client.get(_register(participation), wanted).json()["items"]

        assert [item["id"] for item in items] == [str(receipt.id)]

    def test_finds_a_number_however_it_is_typed(self, client, participation):
        a_receipt(ParticipationFactory.create(booklet=participation.booklet))
        receipt = a_receipt(participation)

        typed = proof.show_number(receipt.number).lower()
        items = client.get(_register(participation), {"search": typed}).json()["items"]

        assert [item["id"] for item in items] == [str(receipt.id)]


class TestProof:
    def test_leads_from_the_statement_to_a_root_that_we_signed(self, client, participation):
        for _ in range(4):
            a_receipt(ParticipationFactory.create(booklet=participation.booklet))
        receipt = a_receipt(participation)
        _record()

        told = client.get(_receipt(participation, receipt)).json()
        [key] = client.get("/api/register/keys").json()["keys"]

        shown = told["proof"]
        state = open_checkpoint(shown["checkpoint"], Verifier.parse(key))
        leaf = proof.leaf_of(
            fingerprint=proof.fingerprint_of(told["public_statement"]),
            sequence=shown["sequence"],
            previous=bytes.fromhex(shown["previous"]),
        )
        assert merkle.includes(
            leaf=leaf,
            index=shown["index"],
            size=state.size,
            root=state.root,
            proof=[bytes.fromhex(step) for step in shown["steps"]],
        )
        assert json.loads(told["public_statement"])["commitment"] == proof.commitment_of(
            salt=bytes.fromhex(told["salt"]), private=told["private_statement"]
        )

    def test_the_log_is_read_by_everybody(self, client, participation):
        a_receipt(participation)
        _record()

        assert client.get("/api/register/checkpoint").content.decode() == (
            Checkpoint.objects.get().note
        )
        assert client.get("/api/register/tile/0/000.p/1").content == bytes(
            RegisterEntry.objects.get().leaf
        )
        for path in ("0/000", "0/000.p/2", "0/001.p/1", "9/000.p/1", "0/x"):
            assert client.get(f"/api/register/tile/{path}").status_code == 404


class TestState:
    def test_says_what_waits_and_what_was_signed(self, client, participation):
        a_receipt(participation)
        before = client.get(f"{_register(participation)}/state").json()
        _record()
        after = client.get(f"{_register(participation)}/state").json()

        assert (before["complete"], before["pending"], before["checkpoint"]) == (False, 1, None)
        assert (after["complete"], after["pending"], after["recorded"]) == (True, 0, 1)
        assert (after["checkpoint"]["size"], after["checkpoint"]["anchored"]) == (1, False)
