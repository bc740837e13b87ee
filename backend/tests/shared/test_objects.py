"""Against the real S3 server: signed addresses let in what they say, and nothing else."""

import time
from collections.abc import Iterator
from datetime import timedelta
from urllib.error import HTTPError
from urllib.request import Request, urlopen

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


def send(address: str, *, content: bytes = CONTENT, content_type: str = "text/plain") -> int:
    return status_of(
        Request(address, data=content, method="PUT", headers={"Content-Type": content_type})
    )


def status_of(request: Request | str) -> int:
    try:
        with urlopen(request, timeout=10) as answer:
            return int(answer.status)
    except HTTPError as error:
        with error:
            return error.code


def signed_put(key: str, **changes) -> str:
    wanted = {"key": key, "content_type": "text/plain", "size": len(CONTENT), **changes}
    return objects.signed_put(**wanted)


class TestSignedPut:
    def test_accepts_what_was_announced(self, key: str):
        assert send(signed_put(key)) == 200

    def test_refuses_another_size(self, key: str):
        assert send(signed_put(key), content=CONTENT + b"more") == 403

    def test_refuses_another_type(self, key: str):
        assert send(signed_put(key), content_type="text/html") == 403

    def test_refuses_another_key(self, key: str):
        assert send(signed_put(key).replace(key, f"{key}x")) == 403

    def test_refuses_a_visitor_who_comes_late(self, key: str):
        address = signed_put(key, lasts=timedelta(seconds=1))
        time.sleep(2)

        assert send(address) == 403


class TestSignedGet:
    def test_gives_the_bytes_as_a_download_with_its_name(self, key: str):
        send(signed_put(key))

        with urlopen(objects.signed_get(key=key, file_name="livret d’été.txt"), timeout=10) as got:
            assert got.read() == CONTENT
            assert got.headers["Content-Disposition"] == (
                "attachment; filename*=UTF-8''livret%20d%E2%80%99%C3%A9t%C3%A9.txt"
            )

    def test_is_the_only_way_in(self, key: str):
        send(signed_put(key))
        signed = objects.signed_get(key=key, file_name="a.txt")

        assert status_of(signed.split("?")[0]) == 403
        assert status_of(signed[:-4] + "0000") == 403


def test_django_saves_and_reads_back(key: str):
    name = default_storage.save(key, ContentFile(CONTENT))

    with default_storage.open(name) as saved:
        assert saved.read() == CONTENT
