"""Where contents lie in S3 and under which signed address nginx serves them."""

import hmac
from base64 import urlsafe_b64encode
from datetime import datetime, timedelta
from uuid import UUID

from django.conf import settings

STAYS_THE_SAME = timedelta(hours=24)  # so that browsers find it in their cache
LIVES_AT_LEAST = timedelta(hours=12)


def folder_of(*, owner: UUID | None, content_id: UUID) -> str:
    """The beginning of the key of every object of a content."""
    return f"{_contents(owner)}{content_id}/"


def upload_key(*, owner: UUID | None, upload_id: UUID) -> str:
    """Where the bytes wait as they were sent; nginx never serves from there."""
    return f"{_uploads(owner)}{upload_id}"


def everything_of(*, owner: UUID | None) -> list[str]:
    """The beginnings of the keys of every object of a library."""
    return [_contents(owner), _uploads(owner)]


def original_name(extension: str) -> str:
    return f"original.{extension}"


def rendition_name(width: int, extension: str) -> str:
    return f"w{width}.{extension}"


def copy_name(content_id: UUID, name: str) -> str:
    """What a file of a content is called where it is copied among others: its bytes never change."""
    return f"{content_id.hex}-{name}"


def signed_address(*, owner: UUID | None, content_id: UUID, name: str, now: datetime) -> str:
    """Where a browser finds a file, for half a day at least; the platform's own for ever."""
    path = f"/{folder_of(owner=owner, content_id=content_id)}{name}"
    return path if owner is None else sign(path, content_id=content_id, now=now)


def sign(path: str, *, content_id: UUID, now: datetime) -> str:
    """The same path, open for half a day at least: of a content, or of a copy of it."""
    signed = f"{path}?e={_expiry(content_id, now)}"
    return f"{signed}&s={_signature(signed)}"


def _contents(owner: UUID | None) -> str:
    return f"media/{owner or 'platform'}/"


def _uploads(owner: UUID | None) -> str:
    return f"uploads/{owner or 'platform'}/"


def _expiry(content_id: UUID, now: datetime) -> int:
    """The end of this file's own day, and half a day more: not every address changes at once."""
    day = int(STAYS_THE_SAME.total_seconds())
    began = int(now.timestamp()) - (int(now.timestamp()) - content_id.int) % day
    return began + day + int(LIVES_AT_LEAST.total_seconds())


def _signature(signed: str) -> str:
    digest = hmac.digest(settings.MEDIA_KEY.encode(), signed.encode(), "sha256")
    return urlsafe_b64encode(digest).decode().rstrip("=")
