"""Whether a ZIP proves what it says: every byte of it is accounted for."""

import base64
import hashlib
import hmac
import json
from dataclasses import dataclass
from typing import Any

from apps.register.proof.evidence.archive import require_packed, unpack
from apps.register.proof.evidence.names import (
    ALWAYS,
    CANCELLATION,
    CANCELLED_PLACE,
    CONTENT,
    KEY,
    PLACE,
    PRIVATE,
    RECEIPT,
    SALT,
    Refused,
)
from apps.register.proof.evidence.notes import Key, open_note, read_key
from apps.register.proof.evidence.seal import check_seal

Files = dict[str, bytes]
Told = dict[str, Any]


@dataclass(frozen=True)
class Proved:
    """What was acknowledged, by whom, where it stands in the register, and what cancelled it."""

    receipt: Told
    private: Told
    place: Told
    cancellation: Told | None
    key: str


def check(archive: bytes, *, trusted: str = "") -> Proved:
    """What the ZIP proves; `Refused` names what was changed. `trusted`: the key that must have signed."""
    files = unpack(archive)
    for name in ALWAYS:
        if name not in files:
            raise Refused(name, "missing")
    written = files[KEY].decode("utf-8", "replace")
    key = read_key(written)
    if trusted and written.strip() != trusted.strip():
        raise Refused(KEY, "key_other")
    check_seal(files, key)
    require_packed(files, archive)
    receipt = _statement(files, RECEIPT)
    proved = Proved(
        receipt=receipt,
        place=_check_place(files, RECEIPT, PLACE, key),
        private=_check_private(files, receipt),
        cancellation=_check_cancellation(files, key),
        key=written.strip(),
    )
    content = files.get(CONTENT)
    if content is not None and _sha256(content) != receipt.get("publication_sha256"):
        raise Refused(CONTENT, "version_other")
    return proved


def _sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def _statement(files: Files, name: str) -> Told:
    """Sorted keys and no spaces: the one way in which it is written."""
    try:
        text = files[name].decode()
        told = json.loads(text)
    except ValueError:
        raise Refused(name, "unreadable") from None
    written = json.dumps(told, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    if not isinstance(told, dict) or written != text:
        raise Refused(name, "unreadable")
    return told


def _check_private(files: Files, receipt: Told) -> Told:
    """Who acknowledged is who the public statement is tied to."""
    try:
        salt = bytes.fromhex(files[SALT].decode().removesuffix("\n"))
    except ValueError:
        raise Refused(SALT, "unreadable") from None
    if hmac.new(salt, files[PRIVATE], "sha256").hexdigest() != receipt.get("commitment"):
        raise Refused(PRIVATE, "person_other")
    private = _statement(files, PRIVATE)
    drawing = private.get("drawing", "")
    if (_sha256(drawing.encode()) if drawing else "") != receipt.get("evidence_sha256"):
        raise Refused(PRIVATE, "drawing_other")
    return private


def _check_cancellation(files: Files, key: Key) -> Told | None:
    if CANCELLATION not in files:
        return None
    told = _statement(files, CANCELLATION)
    if told.get("receipt") != _sha256(files[RECEIPT]):
        raise Refused(CANCELLATION, "receipt_other")
    if CANCELLED_PLACE not in files:
        raise Refused(CANCELLED_PLACE, "missing")
    _check_place(files, CANCELLATION, CANCELLED_PLACE, key)
    return told


def _check_place(files: Files, statement: str, name: str, key: Key) -> Told:
    """The statement stands in the log, and the key has signed the log."""
    place = _statement(files, name)
    try:
        root, leaf = bytes.fromhex(place["root"]), _leaf(files[statement], place)
        found = _root_of(leaf, place)
        signed = f"{key.name}\n{place['size']}\n{base64.b64encode(root).decode()}\n"
        note = str(place["checkpoint"])
    except (AttributeError, KeyError, OverflowError, TypeError, ValueError):
        raise Refused(name, "unreadable") from None
    if open_note(note, key, name) != signed:
        raise Refused(name, "checkpoint_other")
    if found != root or leaf.hex() != place["leaf"]:
        raise Refused(statement, "not_recorded")
    return place


def _leaf(statement: bytes, place: Told) -> bytes:
    """The hash of RFC 6962 of fingerprint, place in the company's chain, and the leaf before."""
    previous = bytes.fromhex(place["previous"])
    sequence = int(place["sequence"]).to_bytes(8, "big")
    return hashlib.sha256(b"\0" + hashlib.sha256(statement).digest() + sequence + previous).digest()


def _root_of(leaf: bytes, place: Told) -> bytes | None:
    """Where the steps lead (RFC 9162, 2.1.3.2); None when they are too many or too few."""
    at, last, found = int(place["index"]), int(place["size"]) - 1, leaf
    if not 0 <= at <= last:
        return None
    for step in map(bytes.fromhex, place["steps"]):
        if last == 0:
            return None
        if at % 2 or at == last:
            found = hashlib.sha256(b"\1" + step + found).digest()
            while not at % 2 and at:
                at, last = at >> 1, last >> 1
        else:
            found = hashlib.sha256(b"\1" + found + step).digest()
        at, last = at >> 1, last >> 1
    return found if last == 0 else None
