import pytest
from django.utils import timezone

from apps.companies.factories import CompanyFactory
from apps.register import selectors, services
from apps.register.factories import PendingEntryFactory
from apps.register.models import RegisterEntry
from shared import errors, objects

pytestmark = pytest.mark.django_db


def _wait(count: int, company) -> None:
    PendingEntryFactory.create_batch(count, company_id=company.id)


def _record() -> None:
    services.record_entries(now=timezone.now())


def _leaves():
    return RegisterEntry.objects.order_by("index").values_list("leaf", flat=True)


class TestStoreLog:
    def test_lays_hashes_and_the_checkpoint_in_the_store(self, monkeypatch):
        stored: dict[str, bytes] = {}
        monkeypatch.setattr(
            objects, "put", lambda *, body, key, content_type: stored.update({key: body})
        )
        _wait(300, CompanyFactory.create())
        _record()

        assert services.store_log()
        assert not services.store_log()

        leaves = b"".join(bytes(one) for one in _leaves())
        assert set(stored) == {
            *("register/checkpoint", "register/tile/0/000", "register/tile/0/001.p/44"),
            "register/tile/1/000.p/1",
        }
        assert stored["register/tile/0/000"] == leaves[: 256 * 32]
        assert stored["register/checkpoint"].decode() == selectors.get_checkpoint().note

    def test_goes_on_where_the_store_went_away(self, monkeypatch):
        def away(**_):
            raise objects.StoreAway

        _wait(1, CompanyFactory.create())
        _record()
        monkeypatch.setattr(objects, "put", away)
        with pytest.raises(errors.PartAway):
            services.store_log()
        monkeypatch.setattr(objects, "put", lambda **_: None)

        assert services.store_log()
