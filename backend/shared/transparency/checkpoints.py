"""Checkpoints (C2SP tlog-checkpoint): which log, how long, which root, in a signed note."""

import re
from base64 import b64decode, b64encode
from dataclasses import dataclass

from shared.transparency.notes import BadNote, Signer, Verifier, open_note

TEXT = re.compile(
    r"(?P<origin>[^\n]+)\n(?P<size>0|[1-9][0-9]{0,18})\n(?P<root>[A-Za-z0-9+/]{43}=)\n"
)


@dataclass(frozen=True, slots=True)
class LogState:
    """The root of a log at a size."""

    origin: str
    size: int
    root: bytes

    @property
    def text(self) -> str:
        return f"{self.origin}\n{self.size}\n{b64encode(self.root).decode()}\n"


def sign_checkpoint(*, size: int, root: bytes, signer: Signer) -> str:
    return signer.sign(LogState(signer.name, size, root).text)


def open_checkpoint(note: str, verifier: Verifier) -> LogState:
    """What a signed checkpoint says, byte for byte as this log would write it."""
    text = open_note(note, verifier)
    found = TEXT.fullmatch(text)
    if found is None:
        raise BadNote(note)
    state = LogState(found["origin"], int(found["size"]), b64decode(found["root"]))
    if state.text != text or state.origin != verifier.name:
        raise BadNote(note)
    return state
