"""Against the real S3 server: signed addresses let in what they say, and nothing else."""

from collections.abc import Iterator
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from django.conf import settings
from django.core.files.base import ContentFile
from django.core.files.storage import default_storage

from shared import objects
from shared.ids import uuid7

CONTENT = "Bienvenue à l’Aubrac".encode()


@pytest.fixture
def key() -> Iterator[str]:
    name = f"tests/{uuid7()}"
    yield name
    objects.client().delete_object(Bucket=settings.S3["bucket"], Key=name)


def status_of(request: str) -> int:
    try:
        with urlopen(request, timeout=10) as answer:
            return int(answer.status)
    except HTTPError as error:
        with error:
            return error.code


@pytest.fixture
def _stored(key: str, tmp_path: Path) -> None:
    file = tmp_path / "a.txt"
    file.write_bytes(CONTENT)
    objects.store(file=file, key=key, content_type="text/plain")


@pytest.mark.usefixtures("_stored")
class TestSignedGet:
    def test_gives_the_bytes_as_a_download_with_its_name(self, key: str):
        with urlopen(objects.signed_get(key=key, file_name="livret d’été.txt"), timeout=10) as got:
            assert got.read() == CONTENT
            assert got.headers["Content-Disposition"] == (
                "attachment; filename*=UTF-8''livret%20d%E2%80%99%C3%A9t%C3%A9.txt"
            )

    def test_is_the_only_way_in(self, key: str):
        signed = objects.signed_get(key=key, file_name="a.txt")

        assert status_of(signed.split("?")[0]) == 403
        assert status_of(signed[:-4] + "0000") == 403


@pytest.mark.usefixtures("_stored")
def test_what_the_store_does_not_remove_is_an_error(key: str, monkeypatch: pytest.MonkeyPatch):
    kept = {"Errors": [{"Key": key, "Code": "SlowDown"}]}
    monkeypatch.setattr(objects.client(), "delete_objects", lambda **_: kept)

    with pytest.raises(objects.NotRemoved, match="SlowDown"):
        objects.remove_under(key)


def test_django_saves_and_reads_back(key: str):
    name = default_storage.save(key, ContentFile(CONTENT))

    with default_storage.open(name) as saved:
        assert saved.read() == CONTENT
