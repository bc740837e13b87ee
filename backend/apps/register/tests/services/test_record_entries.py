from hashlib import sha256

import pytest
from django.utils import timezone

from apps.companies.factories import CompanyFactory
from apps.register import selectors, services
from apps.register.factories import PendingEntryFactory
from apps.register.models import Checkpoint, PendingEntry, RegisterEntry, Tile
from apps.register.proof import FIRST, leaf_of
from apps.register.proof.keys import verifier
from apps.register.tests.acts import a_receipt
from shared.transparency import merkle, tiles
from shared.transparency.checkpoints import open_checkpoint
from shared.transparency.notes import Signer

pytestmark = pytest.mark.django_db


def _wait(count: int, *companies) -> None:
    for number in range(count):
        company = companies[number % len(companies)]
        fingerprint = sha256(str(number).encode()).digest()
        PendingEntryFactory.create(company_id=company.id, fingerprint=fingerprint)


def _record(**options) -> int:
    return services.record_entries(now=timezone.now(), **options)


class TestRecording:
    def test_gives_each_company_a_chain_and_all_of_them_one_log(self):
        first, second = CompanyFactory.create(), CompanyFactory.create()
        _wait(5, first, second)

        assert _record() == 5

        entries = list(RegisterEntry.objects.order_by("index"))
        assert [entry.index for entry in entries] == [0, 1, 2, 3, 4]
        assert [entry.sequence for entry in entries] == [1, 1, 2, 2, 3]
        assert bytes(entries[0].previous) == bytes(entries[1].previous) == FIRST
        assert bytes(entries[2].previous) == bytes(entries[0].leaf)
        assert bytes(entries[4].leaf) == leaf_of(
            fingerprint=bytes(entries[4].fingerprint), sequence=3, previous=bytes(entries[2].leaf)
        )
        assert not PendingEntry.objects.exists()

    def test_signs_the_root_of_all_that_was_recorded(self):
        company = CompanyFactory.create()
        for _ in range(3):
            _wait(300, company)
            _record()

        leaves = [bytes(one) for one in _leaves()]
        state = open_checkpoint(selectors.get_checkpoint().note, verifier())
        assert (state.size, state.root) == (900, merkle.root_of_hashes(leaves))
        assert [one.size for one in Checkpoint.objects.order_by("size")] == [300, 600, 900]
        assert _tiles() == tiles.grow(0, {}, leaves)

    def test_takes_no_more_than_it_may_oldest_first(self):
        _wait(5, CompanyFactory.create())
        waiting = list(PendingEntry.objects.order_by("id").values_list("subject_id", flat=True))

        assert (_record(most=3), _record(most=3), _record(most=3)) == (3, 2, 0)
        recorded = RegisterEntry.objects.order_by("index").values_list("subject_id", flat=True)
        assert list(recorded) == waiting

    def test_what_is_interrupted_leaves_nothing(self, monkeypatch):
        _wait(3, CompanyFactory.create())
        monkeypatch.setattr(Signer, "sign", _killed)

        with pytest.raises(KeyboardInterrupt):
            _record()

        assert PendingEntry.objects.count() == 3
        assert not RegisterEntry.objects.exists()
        assert not Tile.objects.exists()
        monkeypatch.undo()
        assert (_record(), services.verify_register()[0].kind) == (3, "subject_missing")

    def test_a_receipt_is_found_sound_once_recorded_and_before(self):
        a_receipt()

        assert services.verify_register() == []
        _record()
        assert services.verify_register() == []


def _killed(*_):
    raise KeyboardInterrupt


def _leaves():
    return RegisterEntry.objects.order_by("index").values_list("leaf", flat=True)


def _tiles() -> tiles.Tiles:
    return {(one.level, one.index): bytes(one.hashes) for one in Tile.objects.all()}
