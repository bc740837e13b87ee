"""What a file says of the moment at which its texts left: their revision, and the French that they were said from."""

import re
from dataclasses import dataclass

STAMP = re.compile(r"(\d{1,9})\.([0-9a-f]{16})")


@dataclass(frozen=True, slots=True)
class Stamp:
    """Without one, as if nothing had been written when the file left."""

    revision: int = 0
    fingerprint: str = ""

    def __str__(self) -> str:
        return f"{self.revision}.{self.fingerprint}"


def stamp_in(text: str) -> Stamp:
    found = STAMP.fullmatch(text)
    return Stamp(int(found[1]), found[2]) if found else Stamp()
