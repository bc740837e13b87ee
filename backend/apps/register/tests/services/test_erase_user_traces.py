import pytest

from apps.register import services
from apps.register.factories import CancellationFactory
from shared.ids import uuid7

pytestmark = pytest.mark.django_db


class TestEraseUserTraces:
    def test_leaves_the_name_that_is_left(self):
        erased = CancellationFactory.create(by_id=uuid7(), by_name="Camille Vidal")
        other = CancellationFactory.create(by_id=uuid7(), by_name="Nora Petit")

        services.erase_user_traces(user_id=erased.by_id, name="Compte supprimé")

        erased.refresh_from_db()
        other.refresh_from_db()
        assert (erased.by_name, other.by_name) == ("Compte supprimé", "Nora Petit")
