import sys

import pytest

from apps.stats.factories import PageLotsFactory
from apps.stats.services import publish_lots

pytestmark = pytest.mark.django_db


def test_a_lot_that_is_large_enough_is_published_and_another_one_begins():
    row = PageLotsFactory.create(growing_devices=7, growing_unclear=2)

    assert publish_lots() == 1

    row.refresh_from_db()
    assert (row.lots, row.devices, row.unclear) == (3, 19, 4)
    assert (row.growing_devices, row.growing_unclear, row.growing_withdrawn) == (0, 0, 0)


def test_what_is_too_small_or_said_by_all_grows_on():
    PageLotsFactory.create(growing_devices=4, growing_unclear=0)
    PageLotsFactory.create(growing_devices=5, growing_unclear=5)

    assert publish_lots() == 0


def test_every_page_of_every_company_has_its_turn(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sys.modules["apps.stats.services.publish_lots"], "AT_ONCE", 2)
    for _ in range(5):
        PageLotsFactory.create(growing_devices=5, growing_unclear=0)

    assert publish_lots() == 5
    assert publish_lots() == 0
