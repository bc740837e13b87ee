"""Public keys and signed notes, as C2SP writes them."""

import base64
import binascii
import hashlib
from dataclasses import dataclass

from apps.register.proof.evidence.names import KEY, Refused
from apps.register.proof.evidence.signatures import has_signed

ED25519 = b"\1"
SIGNED_BY = "\N{EM DASH} "


@dataclass(frozen=True)
class Key:
    """With what a register signs, and under which name."""

    name: str
    public: bytes

    @property
    def id(self) -> bytes:
        return hashlib.sha256(self.name.encode() + b"\n" + ED25519 + self.public).digest()[:4]


def read_key(text: str) -> Key:
    """`name+id+key`, and the end of its line."""
    name, _, rest = text.partition("+")
    told = _decoded(rest.partition("+")[2].removesuffix("\n"), KEY)
    key = Key(name, told[1:])
    written = f"{name}+{key.id.hex()}+{base64.b64encode(told).decode()}\n"
    if len(told) != 33 or told[:1] != ED25519 or written != text:
        raise Refused(KEY, "key_changed")
    return key


def open_note(note: str, key: Key, file: str) -> str:
    """The text that the key has signed."""
    text, gap, below = note.rpartition("\n\n")
    beginning = f"{SIGNED_BY}{key.name} "
    if not gap or not below.startswith(beginning) or not below.endswith("\n"):
        raise Refused(file, "unsigned")
    signed = _decoded(below.removeprefix(beginning).removesuffix("\n"), file)
    if signed[:4] != key.id or not has_signed(key.public, f"{text}\n".encode(), signed[4:]):
        raise Refused(file, "unsigned")
    return f"{text}\n"


def _decoded(text: str, file: str) -> bytes:
    """In the one way in which these bytes are written."""
    try:
        found = base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        found = b""
    if base64.b64encode(found).decode() != text:
        raise Refused(file, "unreadable")
    return found
