"""Files outside the database: S3, reached by short-lived signed addresses."""

from datetime import timedelta
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

import boto3
from botocore.config import Config
from botocore.exceptions import ClientError
from django.conf import settings

if TYPE_CHECKING:
    from mypy_boto3_s3 import S3Client
    from mypy_boto3_s3.type_defs import ObjectIdentifierTypeDef

SHORT = timedelta(minutes=10)


class NotRemoved(RuntimeError):
    """The store kept something that it was asked to forget."""


@cache
def client(*, read_timeout: int = 10, attempts: int = 2) -> "S3Client":
    """An S3 client of this process; health checks want an impatient one."""
    return boto3.client(
        "s3",
        endpoint_url=settings.S3["endpoint"],
        aws_access_key_id=settings.S3["access_key"],
        aws_secret_access_key=settings.S3["secret_key"],
        region_name="us-east-1",
        config=Config(
            signature_version="s3v4",
            s3={"addressing_style": "path"},
            request_checksum_calculation="when_required",
            response_checksum_validation="when_required",
            connect_timeout=1,
            read_timeout=read_timeout,
            retries={"total_max_attempts": attempts},
        ),
    )


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


def fetch(*, key: str, file: Path) -> None:
    """Write the object into a file, piece by piece."""
    client().download_file(settings.S3["bucket"], key, str(file))


def store(*, file: Path, key: str, content_type: str) -> None:
    """Send a file, piece by piece; the same name twice is the same object."""
    client().upload_file(
        str(file), settings.S3["bucket"], key, ExtraArgs={"ContentType": content_type}
    )


def put(*, body: bytes, key: str, content_type: str) -> None:
    """Send a few bytes at once; the same name twice is the same object."""
    client().put_object(Bucket=settings.S3["bucket"], Key=key, Body=body, ContentType=content_type)


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


def remove_under(prefix: str) -> None:
    """Forget every object whose key starts like this; there may be none left."""
    pages = (
        client()
        .get_paginator("list_objects_v2")
        .paginate(Bucket=settings.S3["bucket"], Prefix=prefix)
    )
    for page in pages:
        keys: list[ObjectIdentifierTypeDef] = [
            {"Key": found["Key"]} for found in page.get("Contents", [])
        ]
        if keys:
            answer = client().delete_objects(
                Bucket=settings.S3["bucket"], Delete={"Objects": keys, "Quiet": True}
            )
            if left := answer.get("Errors"):
                raise NotRemoved(f"{len(left)} under {prefix}, such as {left[0]}")


def size_of(key: str) -> int | None:
    """How many bytes the object has; None when there is none."""
    try:
        return client().head_object(Bucket=settings.S3["bucket"], Key=key)["ContentLength"]
    except ClientError as error:
        if error.response["Error"]["Code"] in ("404", "NoSuchKey"):
            return None
        raise
