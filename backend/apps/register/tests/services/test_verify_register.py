import pytest
from django.core.management import CommandError, call_command
from django.utils import timezone

from apps.register import services
from apps.register.models import Receipt, Tile
from apps.register.tests.acts import a_receipt

pytestmark = pytest.mark.django_db


@pytest.fixture
def receipt() -> Receipt:
    receipt = a_receipt()
    services.record_entries(now=timezone.now())
    return receipt


class TestVerifyRegister:
    def test_a_name_that_was_changed_is_found_and_named(self, receipt):
        changed = receipt.private.replace("Inès", "Agnès")
        Receipt.objects.filter(id=receipt.id).update(private=changed)

        [fault] = services.verify_register()

        assert (fault.kind, fault.id) == ("private_changed", str(receipt.id))

    def test_a_tile_that_was_changed_is_found_and_named(self, receipt):
        Tile.objects.update(hashes=bytes(32))

        [fault] = services.verify_register()

        assert (fault.kind, fault.id) == ("tile_changed", str(Tile.objects.get().id))

    def test_the_command_says_so(self, receipt, capsys):
        call_command("verify_register")
        assert capsys.readouterr().out == "1 entries, no fault\n"

        Tile.objects.all().delete()
        with pytest.raises(CommandError):
            call_command("verify_register")
        assert capsys.readouterr().out == "tile_missing 0/000\n"
