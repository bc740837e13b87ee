"""Files outside the database: S3, reached by short-lived signed addresses."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

import boto3
from boto3.exceptions import RetriesExceededError, S3UploadFailedError
from boto3.s3.transfer import TransferConfig
from botocore.config import Config
from botocore.exceptions import ClientError, HTTPClientError, IncompleteReadError
from botocore.exceptions import ConnectionError as NotConnected
from django.conf import settings

from shared.breaker import Breaker
from shared.errors import PartAway
from shared.patience import somebody_waiting, somebody_waits

if TYPE_CHECKING:
    from mypy_boto3_s3 import S3Client
    from mypy_boto3_s3.type_defs import ObjectIdentifierTypeDef

SHORT = timedelta(minutes=10)
SILENCES = (NotConnected, HTTPClientError, IncompleteReadError, RetriesExceededError)


class NotRemoved(RuntimeError):
    """The store kept something that it was asked to forget."""


@dataclass(frozen=True, slots=True)
class Stored:
    """An object, and when it was written."""

    key: str
    at: datetime


class StoreAway(PartAway):
    code = "store_away"
    part = "s3"


@dataclass(frozen=True, slots=True)
class Patience:
    """How long a call may take, in seconds, and how often it is sent."""

    connect: float
    read: float
    attempts: int


IN_JOBS = Patience(connect=3, read=20, attempts=2)
IN_REQUESTS = Patience(connect=1, read=2, attempts=1)

breaker = Breaker(StoreAway)


def client() -> "S3Client":
    """An S3 client of this process: an impatient one where somebody waits, or where no answer is expected."""
    return _client(settings.S3["endpoint"], _patience())


def _patience() -> Patience:
    return IN_REQUESTS if somebody_waits() or breaker.doubtful else IN_JOBS


@cache
def _client(endpoint: str, patience: Patience) -> "S3Client":
    return boto3.client(
        "s3",
        endpoint_url=endpoint,
        aws_access_key_id=settings.S3["access_key"],
        aws_secret_access_key=settings.S3["secret_key"],
        region_name="us-east-1",
        config=Config(
            signature_version="s3v4",
            s3={"addressing_style": "path"},
            request_checksum_calculation="when_required",
            response_checksum_validation="when_required",
            connect_timeout=patience.connect,
            read_timeout=patience.read,
            retries={"total_max_attempts": patience.attempts},
        ),
    )


@contextmanager
def reaching_store() -> Iterator[None]:
    """Calls to the store within it are refused at once while it is known to be away; its silence is `StoreAway`."""
    with breaker.guard():
        try:
            yield
        except Exception as error:
            if is_silence(error):
                raise StoreAway from error
            raise


def probe() -> None:
    """Ask the store whether it is there, and soon; `StoreAway` when it is not."""
    try:
        with somebody_waiting():
            client().head_bucket(Bucket=settings.S3["bucket"])
    except Exception as error:
        raise StoreAway from error


def is_silence(error: BaseException) -> bool:
    """Whether the store did not answer, or said that it cannot now; anything else it meant."""
    if isinstance(error, S3UploadFailedError):
        return error.__context__ is not None and is_silence(error.__context__)
    if isinstance(error, ClientError):
        return error.response.get("ResponseMetadata", {}).get("HTTPStatusCode", 0) >= 500
    return isinstance(error, SILENCES)


def signed_get(*, key: str, file_name: str, lasts: timedelta = SHORT) -> str:
    """An address that downloads the object under this name, for a short while."""
    return client().generate_presigned_url(
        "get_object",
        Params={
            "Bucket": settings.S3["bucket"],
            "Key": key,
            "ResponseContentDisposition": f"attachment; filename*=UTF-8''{quote(file_name)}",
        },
        ExpiresIn=int(lasts.total_seconds()),
    )


def signed_put(*, key: str, size: int, lasts: timedelta) -> str:
    """An address to which exactly this many bytes may be sent, for a while."""
    return client().generate_presigned_url(
        "put_object",
        Params={"Bucket": settings.S3["bucket"], "Key": key, "ContentLength": size},
        ExpiresIn=int(lasts.total_seconds()),
    )


@reaching_store()
def read(*, key: str) -> bytes:
    """A small object, at once."""
    return client().get_object(Bucket=settings.S3["bucket"], Key=key)["Body"].read()


@reaching_store()
def fetch(*, key: str, file: Path) -> None:
    """Write the object into a file, piece by piece."""
    told = TransferConfig(num_download_attempts=_patience().attempts)
    client().download_file(settings.S3["bucket"], key, str(file), Config=told)


@reaching_store()
def store(*, file: Path, key: str, content_type: str) -> None:
    """Send a file, piece by piece; the same name twice is the same object."""
    client().upload_file(
        str(file), settings.S3["bucket"], key, ExtraArgs={"ContentType": content_type}
    )


@reaching_store()
def put(*, body: bytes, key: str, content_type: str) -> None:
    """Send a few bytes at once; the same name twice is the same object."""
    client().put_object(Bucket=settings.S3["bucket"], Key=key, Body=body, ContentType=content_type)


@reaching_store()
def copy(*, source: str, key: str, content_type: str) -> None:
    """The same object under another name, without its bytes passing through here."""
    bucket = settings.S3["bucket"]
    client().copy_object(
        Bucket=bucket,
        Key=key,
        CopySource={"Bucket": bucket, "Key": source},
        ContentType=content_type,
        MetadataDirective="REPLACE",
    )


@reaching_store()
def remove_under(prefix: str) -> None:
    """Forget every object whose key starts like this; there may be none left."""
    pages = (
        client()
        .get_paginator("list_objects_v2")
        .paginate(Bucket=settings.S3["bucket"], Prefix=prefix)
    )
    for page in pages:
        if keys := [found["Key"] for found in page.get("Contents", [])]:
            _remove(keys)


@reaching_store()
def remove(keys: Sequence[str]) -> None:
    """Forget these objects, a thousand at most; there may be none left."""
    _remove(keys)


def _remove(keys: Sequence[str]) -> None:
    wanted: list[ObjectIdentifierTypeDef] = [{"Key": key} for key in keys]
    answer = client().delete_objects(
        Bucket=settings.S3["bucket"], Delete={"Objects": wanted, "Quiet": True}
    )
    if left := answer.get("Errors"):
        raise NotRemoved(f"{len(left)}, such as {left[0]}")


@reaching_store()
def list_after(*, prefix: str, after: str, most: int) -> list[Stored]:
    """The next objects whose key starts like this, in the order of their keys."""
    found = client().list_objects_v2(
        Bucket=settings.S3["bucket"], Prefix=prefix, StartAfter=after, MaxKeys=most
    )
    return [Stored(one["Key"], one["LastModified"]) for one in found.get("Contents", [])]


@reaching_store()
def folders_in(prefix: str) -> list[str]:
    """The names of what lies directly below, as far as it holds something."""
    pages = (
        client()
        .get_paginator("list_objects_v2")
        .paginate(Bucket=settings.S3["bucket"], Prefix=prefix, Delimiter="/")
    )
    found = (one["Prefix"] for page in pages for one in page.get("CommonPrefixes", []))
    return [folder.removeprefix(prefix).rstrip("/") for folder in found]


@reaching_store()
def size_of(key: str) -> int | None:
    """How many bytes the object has; None when there is none."""
    try:
        return client().head_object(Bucket=settings.S3["bucket"], Key=key)["ContentLength"]
    except ClientError as error:
        if error.response["Error"]["Code"] in ("404", "NoSuchKey"):
            return None
        raise
