"""Against the real S3 server: parts arrive by signed addresses, become one object once, or are forgotten."""

import time
from collections.abc import Iterator
from datetime import timedelta
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from django.conf import settings

from shared import multipart, objects
from shared.ids import uuid7

HOUR = timedelta(hours=1)
CONTENT = "Bienvenue à l’Aubrac".encode()


@pytest.fixture
def key() -> Iterator[str]:
    name = f"uploads/tests/{uuid7()}"
    yield name
    multipart.abort_under(name)
    objects.remove_under(name)


def address(key: str, upload_id: str, *, lasts: timedelta = HOUR) -> str:
    return multipart.signed_part(
        key=key, upload_id=upload_id, number=1, size=len(CONTENT), lasts=lasts
    )


def send(address: str, content: bytes = CONTENT) -> int:
    try:
        with urlopen(Request(address, data=content, method="PUT"), timeout=10) as answer:
            return int(answer.status)
    except HTTPError as error:
        with error:
            return error.code


class TestASignedPart:
    def test_takes_what_was_announced(self, key: str):
        upload_id = multipart.start(key=key)

        assert send(address(key, upload_id)) == 200
        assert [(part.number, part.size) for part in multipart.parts(key=key, upload_id=upload_id)]

    @pytest.mark.parametrize("content", [CONTENT + b"more", CONTENT[:-1]])
    def test_refuses_another_size(self, key: str, content: bytes):
        assert send(address(key, multipart.start(key=key)), content) == 403

    def test_refuses_another_key_and_another_number(self, key: str):
        signed = address(key, multipart.start(key=key))

        assert send(signed.replace(key, f"{key}x")) == 403
        assert send(signed.replace("partNumber=1", "partNumber=2")) == 403

    def test_writes_no_object_by_itself(self, key: str):
        signed = address(key, multipart.start(key=key))
        path, _, query = signed.partition("?")
        alone = "&".join(
            pair for pair in query.split("&") if not pair.startswith(("partNumber=", "uploadId="))
        )

        assert send(f"{path}?{alone}") == 403
        assert objects.size_of(key) is None

    def test_refuses_a_visitor_who_comes_late(self, key: str):
        signed = address(key, multipart.start(key=key), lasts=timedelta(seconds=1))
        time.sleep(2)

        assert send(signed) == 403


class TestAnOpening:
    def test_becomes_one_object_however_often_it_is_said(self, key: str):
        upload_id = multipart.start(key=key)
        send(address(key, upload_id))
        parts = multipart.parts(key=key, upload_id=upload_id)

        for _ in range(2):
            multipart.complete(key=key, upload_id=upload_id, parts=parts)

        assert objects.size_of(key) == len(CONTENT)
        assert multipart.parts(key=key, upload_id=upload_id) == []
        assert send(address(key, upload_id)) == 404

    def test_becomes_no_object_of_other_parts_than_were_looked_at(self, key: str):
        upload_id = multipart.start(key=key)
        send(address(key, upload_id))
        parts = multipart.parts(key=key, upload_id=upload_id)
        send(address(key, upload_id), CONTENT[::-1])

        with pytest.raises(multipart.PartsChanged):
            multipart.complete(key=key, upload_id=upload_id, parts=parts)

        assert objects.size_of(key) is None

    def test_is_forgotten_by_the_beginning_of_its_key(self, key: str):
        openings = [multipart.start(key=key) for _ in range(2)]
        send(address(key, openings[0]))

        for _ in range(2):
            multipart.abort_under(key)

        assert send(address(key, openings[0])) == 404
        assert objects.size_of(key) is None

    def test_is_forgotten_by_the_bucket_after_a_week(self):
        rules = objects.client().get_bucket_lifecycle_configuration(Bucket=settings.S3["bucket"])

        rule = rules["Rules"][0]
        assert (rule["Status"], rule["Filter"]) == ("Enabled", {"Prefix": "uploads/"})
        assert rule["AbortIncompleteMultipartUpload"] == {"DaysAfterInitiation": 7}
