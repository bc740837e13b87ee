"""Signed notes (C2SP signed-note): a text, and below it who signed it. Ed25519 only."""

from base64 import b64decode, b64encode
from binascii import Error as BadBase64
from dataclasses import dataclass
from hashlib import sha256
from typing import Self

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

ED25519 = b"\x01"
MOST_SIGNATURES = 16
DASH = "\N{EM DASH} "


class BadNote(ValueError):
    """What is no note, or one that nobody known to us has signed."""


@dataclass(frozen=True, slots=True)
class Verifier:
    """A name, and the public key that signs under it."""

    name: str
    public: bytes

    @property
    def key_id(self) -> bytes:
        return sha256(self.name.encode() + b"\n" + ED25519 + self.public).digest()[:4]

    @property
    def text(self) -> str:
        """As verifiers of other makers read it."""
        return f"{self.name}+{self.key_id.hex()}+{b64encode(ED25519 + self.public).decode()}"

    @classmethod
    def parse(cls, text: str) -> Self:
        name, _, rest = text.partition("+")
        key_id, _, key = rest.partition("+")
        told = _decode(key)
        verifier = cls(name, told[1:])
        if not _is_name(name) or told[:1] != ED25519 or len(told) != 33:
            raise BadNote(text)
        if verifier.key_id.hex() != key_id:
            raise BadNote(text)
        return verifier

    def has_signed(self, text: str, signature: bytes) -> bool:
        try:
            Ed25519PublicKey.from_public_bytes(self.public).verify(signature, text.encode())
        except InvalidSignature:
            return False
        return True


@dataclass(frozen=True, slots=True)
class Signer:
    """A name, and the 32 secret bytes of its key."""

    name: str
    seed: bytes

    @property
    def verifier(self) -> Verifier:
        return Verifier(self.name, self._key.public_key().public_bytes_raw())

    def sign(self, text: str) -> str:
        """The note; its text ends with a line break."""
        if not text.endswith("\n") or not _is_plain(text) or not _is_name(self.name):
            raise BadNote(text)
        signed = self.verifier.key_id + self._key.sign(text.encode())
        return f"{text}\n{DASH}{self.name} {b64encode(signed).decode()}\n"

    @property
    def _key(self) -> Ed25519PrivateKey:
        return Ed25519PrivateKey.from_private_bytes(self.seed)


def open_note(note: str, *verifiers: Verifier) -> str:
    """The text of a note that one of these has signed; a wrong signature of theirs refuses it whole."""
    text, gap, below = note.rpartition("\n\n")
    if not gap or not below.endswith("\n") or not _is_plain(note):
        raise BadNote(note)
    text += "\n"
    lines = below.removesuffix("\n").split("\n")
    if len(lines) > MOST_SIGNATURES:
        raise BadNote(note)
    known = {(one.name, one.key_id): one for one in verifiers}
    signed = [_is_signed(text, line, known) for line in lines]
    if not any(signed):
        raise BadNote(note)
    return text


def _is_signed(text: str, line: str, known: dict[tuple[str, bytes], Verifier]) -> bool:
    """Whether somebody known signed it in this line; unknown ones are passed over."""
    name, _, encoded = line.removeprefix(DASH).partition(" ")
    signed = _decode(encoded)
    if not line.startswith(DASH) or not _is_name(name) or len(signed) < 5:
        raise BadNote(line)
    verifier = known.get((name, signed[:4]))
    if verifier is None:
        return False
    if not verifier.has_signed(text, signed[4:]):
        raise BadNote(line)
    return True


def _decode(text: str) -> bytes:
    """Standard base64, in the one way in which these bytes are written."""
    try:
        found = b64decode(text, validate=True)
    except (BadBase64, ValueError) as error:
        raise BadNote(text) from error
    if b64encode(found).decode() != text:
        raise BadNote(text)
    return found


def _is_name(name: str) -> bool:
    return bool(name) and "+" not in name and name.split() == [name]


def _is_plain(text: str) -> bool:
    return all(letter >= " " or letter == "\n" for letter in text)
