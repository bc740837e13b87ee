"""What holds a ZIP together: the hash of each of its files, signed with the key of the register."""

import hashlib

from apps.register.proof.evidence.names import SEAL, Refused
from apps.register.proof.evidence.notes import Key, open_note

# The first line of a checkpoint is the name of its log: no seal can be taken for one.
TITLE = "livretier evidence 1"


def sealed_text(files: dict[str, bytes]) -> str:
    """A line for each file, in their order."""
    return "".join(f"{line}\n" for line in _lines(files))


def _lines(files: dict[str, bytes]) -> list[str]:
    others = {name: data for name, data in files.items() if name != SEAL}
    return [TITLE, *(f"{hashlib.sha256(data).hexdigest()} {name}" for name, data in others.items())]


def check_seal(files: dict[str, bytes], key: Key) -> None:
    """Each file is the one that was put in when the ZIP was made, and none is missing or more."""
    told = open_note(files[SEAL].decode("utf-8", "replace"), key, SEAL)
    for line in _lines(files):
        if line not in told.split("\n"):
            raise Refused(line.partition(" ")[2], "file_changed")
    if told != sealed_text(files):
        raise Refused(SEAL, "file_changed")
