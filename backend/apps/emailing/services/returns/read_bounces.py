from contextlib import suppress
from datetime import datetime
from email import message_from_bytes
from email.utils import getaddresses
from pathlib import Path

import structlog
from django.db import Error

from apps.emailing.feedback import MOST_BYTES, bounce_key, delivery_of, read_feedback
from apps.emailing.services.returns.hear_feedback import hear_feedback

# Whom the envelope named, as the servers that put mail into folders write it down.
ENVELOPE = ("X-Original-To", "Delivered-To", "Envelope-To", "X-Envelope-To", "To")

log = structlog.get_logger()


def read_bounces(*, folder: Path, now: datetime) -> int:
    """Every message of a Maildir, or of a plain folder, once: news are noted, then the file goes to `done`.

    Killed in between, a message is read again, and its news are known. How many changed something.
    """
    done = folder / "done"
    done.mkdir(exist_ok=True)
    changed = 0
    for file in sorted(_messages(folder)):
        try:
            changed += _read(file, now)
        except Error:
            raise  # the database is away: the message stays
        except Exception:
            log.exception("bounce_unread", file=file.name)
        with suppress(FileNotFoundError):
            file.rename(done / file.name)
    return changed


def forget_bounces(*, folder: Path, before: datetime) -> None:
    """What was read long ago."""
    for file in (folder / "done").glob("*"):
        if file.stat().st_mtime < before.timestamp():
            file.unlink(missing_ok=True)


def _messages(folder: Path) -> list[Path]:
    maildir = folder / "new"
    return [file for file in (maildir if maildir.is_dir() else folder).iterdir() if file.is_file()]


def _read(file: Path, now: datetime) -> bool:
    with file.open("rb") as opened:
        raw = opened.read(MOST_BYTES + 1)
    feedback = read_feedback(raw, recipient=_recipient(raw), key=bounce_key())
    return feedback is not None and hear_feedback(feedback, now=now)


def _recipient(raw: bytes) -> str:
    """Whichever of these addresses we wrote ourselves."""
    message = message_from_bytes(raw)
    named = [str(value) for name in ENVELOPE for value in message.get_all(name, [])]
    addresses = [address for _, address in getaddresses(named)]
    return next((one for one in addresses if delivery_of(one, key=bounce_key())), "")
