"""Files outside the database: S3, reached by short-lived signed addresses."""

from datetime import timedelta
from functools import cache
from typing import TYPE_CHECKING
from urllib.parse import quote

import boto3
from botocore.config import Config
from django.conf import settings

if TYPE_CHECKING:
    from mypy_boto3_s3 import S3Client

SHORT = timedelta(minutes=10)


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


def signed_put(*, key: str, content_type: str, size: int, lasts: timedelta = SHORT) -> str:
    """An address to which exactly this many bytes of this type may be sent."""
    return client().generate_presigned_url(
        "put_object",
        Params={
            "Bucket": settings.S3["bucket"],
            "Key": key,
            "ContentType": content_type,
            "ContentLength": size,
        },
        ExpiresIn=int(lasts.total_seconds()),
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
