import os
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from django.core.management import call_command
from django.core.management.base import CommandError
from pytest_django import Settings

from apps.emailing import services
from apps.emailing.factories import DeliveryFactory
from apps.emailing.feedback import bounce_address, bounce_key
from apps.emailing.models import Delivery
from apps.emailing.tests.feedback.forms import bounce

pytestmark = pytest.mark.django_db

NOW = datetime(2027, 3, 16, 10, tzinfo=UTC)


def a_bounce(delivery: Delivery) -> bytes:
    to = bounce_address(delivery=f"{delivery.id}-1", domain="livretier.example", key=bounce_key())
    raw = bounce("postfix", to=to, action="failed", status="5.1.1", words="550 5.1.1", name="n1")
    return f"Delivered-To: <{to}>\r\n".encode() + raw


@pytest.mark.parametrize("inside", ["new", ""], ids=["maildir", "folder"])
def test_each_message_is_read_once_and_put_away(inside: str, tmp_path: Path):
    delivery = DeliveryFactory.create(state="sent")
    (tmp_path / inside).mkdir(exist_ok=True)
    (tmp_path / inside / "1.mx").write_bytes(a_bounce(delivery))

    assert services.read_bounces(folder=tmp_path, now=NOW) == 1
    assert services.read_bounces(folder=tmp_path, now=NOW) == 0
    assert Delivery.objects.get(id=delivery.id).state == "bounced"
    assert [file.name for file in (tmp_path / "done").iterdir()] == ["1.mx"]


def test_what_cannot_be_read_does_not_stop_the_others(tmp_path: Path):
    delivery = DeliveryFactory.create(state="sent")
    (tmp_path / "1").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "2").write_bytes(b"To: nobody\r\n\r\n" + b"x" * 2_000_000)
    (tmp_path / "3").write_bytes(a_bounce(delivery))

    assert services.read_bounces(folder=tmp_path, now=NOW) == 1


def test_old_ones_are_forgotten(tmp_path: Path):
    done = tmp_path / "done"
    done.mkdir()
    for name, days in (("old", 31), ("young", 1)):
        (done / name).touch()
        moment = (NOW - timedelta(days=days)).timestamp()
        os.utime(done / name, (moment, moment))

    services.forget_bounces(folder=tmp_path, before=NOW - timedelta(days=30))

    assert [file.name for file in done.iterdir()] == ["young"]


def test_the_command_reads_the_configured_folder(tmp_path: Path, settings: Settings):
    delivery = DeliveryFactory.create(state="sent")
    (tmp_path / "1").write_bytes(a_bounce(delivery))
    settings.BOUNCES_DIR = str(tmp_path)

    call_command("read_bounces")

    assert Delivery.objects.get(id=delivery.id).state == "bounced"


def test_the_command_wants_a_folder(settings: Settings):
    settings.BOUNCES_DIR = ""

    with pytest.raises(CommandError):
        call_command("read_bounces")
