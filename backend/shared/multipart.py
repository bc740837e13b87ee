"""A large object that arrives part by part, sent by whoever holds the signed address of each part."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import timedelta

from botocore.exceptions import ClientError
from django.conf import settings

from shared.objects import client, reaching_store

# What S3, and what radosgw, says of an opening that became an object or was forgotten.
CLOSED = ("NoSuchUpload", "NoSuchKey")
CHANGED = "InvalidPart"


@dataclass(frozen=True, slots=True)
class Part:
    """A part that has arrived."""

    number: int
    size: int
    etag: str


@reaching_store()
def start(*, key: str) -> str:
    """Open an object to its parts; the answer names this opening."""
    opened = client().create_multipart_upload(
        Bucket=settings.S3["bucket"], Key=key, ContentType="application/octet-stream"
    )
    return opened["UploadId"]


def signed_part(*, key: str, upload_id: str, number: int, size: int, lasts: timedelta) -> str:
    """An address to which exactly this many bytes may be sent."""
    return client().generate_presigned_url(
        "upload_part",
        Params={
            "Bucket": settings.S3["bucket"],
            "Key": key,
            "UploadId": upload_id,
            "PartNumber": number,
            "ContentLength": size,
        },
        ExpiresIn=int(lasts.total_seconds()),
    )


@reaching_store()
def parts(*, key: str, upload_id: str) -> list[Part]:
    """What has arrived so far; nothing when the opening is closed or forgotten."""
    pages = (
        client()
        .get_paginator("list_parts")
        .paginate(Bucket=settings.S3["bucket"], Key=key, UploadId=upload_id)
    )
    received: list[Part] = []
    with _closed_is_fine():
        for page in pages:
            received += [
                Part(part["PartNumber"], part["Size"], part["ETag"])
                for part in page.get("Parts", [])
            ]
    return received


class PartsChanged(Exception):
    """Somebody sent a part again in the meantime."""


@reaching_store()
def complete(*, key: str, upload_id: str, parts: list[Part]) -> None:
    """Make one object of exactly these parts, unless that is already done."""
    with _closed_is_fine():
        client().complete_multipart_upload(
            Bucket=settings.S3["bucket"],
            Key=key,
            UploadId=upload_id,
            MultipartUpload={
                "Parts": [{"PartNumber": part.number, "ETag": part.etag} for part in parts]
            },
        )


@reaching_store()
def abort_under(prefix: str) -> None:
    """Forget the parts of every opening whose key starts like this; there may be none."""
    pages = (
        client()
        .get_paginator("list_multipart_uploads")
        .paginate(Bucket=settings.S3["bucket"], Prefix=prefix)
    )
    openings = [opening for page in pages for opening in page.get("Uploads", [])]
    for opening in openings:
        with _closed_is_fine():
            client().abort_multipart_upload(
                Bucket=settings.S3["bucket"], Key=opening["Key"], UploadId=opening["UploadId"]
            )


@contextmanager
def _closed_is_fine() -> Iterator[None]:
    try:
        yield
    except ClientError as error:
        if error.response["Error"]["Code"] == CHANGED:
            raise PartsChanged from error
        if error.response["Error"]["Code"] not in CLOSED:
            raise
