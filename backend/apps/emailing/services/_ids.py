import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from uuid import UUID

NEW_ID = """(%(moment)s || '7' || lpad(to_hex(these.place %% 4096), 3, '0') || '8'
  || substr(replace(gen_random_uuid()::text, '-', ''), 1, 15))::uuid"""
"""SQL: an id for each of `these`, which sorts by time: the milliseconds of now, the place, and chance."""


def moment() -> str:
    """What `NEW_ID` has to be told."""
    return f"{int(time.time() * 1000):012x}"


def short_id(delivery_id: UUID) -> str:
    """As the link of its message says it: 22 characters."""
    return urlsafe_b64encode(delivery_id.bytes).decode().rstrip("=")


def read_short_id(said: str) -> UUID | None:
    """The delivery that a link names; nothing for what names none."""
    try:
        return UUID(bytes=urlsafe_b64decode(f"{said}=="))
    except ValueError:
        return None
