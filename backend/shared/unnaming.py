import re
from collections.abc import Sequence

from shared.folding import fold

WORD = re.compile(r"[^\W_]+")
SAID_OF_ROWS = re.compile(r"^(DETAIL|CONTEXT):.*(\n|$)", re.MULTILINE)


def without_names(text: str, *, names: Sequence[str], left: str) -> str:
    """The text with `left` where one of the names stood, whatever its capitals, accents and signs between words."""
    for name in names:
        wanted = _words(name)
        places = _places(text, wanted) if wanted else []
        for start, end in reversed(places):
            text = text[:start] + left + text[end:]
    return text


def without_rows(error: str) -> str:
    """What PostgreSQL refused, without the row that it cites: logs outlive what they speak of."""
    return SAID_OF_ROWS.sub("", error).rstrip("\n")


def _words(text: str) -> list[str]:
    return [fold(word) for word in WORD.findall(text)]


def _places(text: str, wanted: list[str]) -> list[tuple[int, int]]:
    """Where these words follow each other."""
    spans = [found.span() for found in WORD.finditer(text)]
    said, count = _words(text), len(wanted)
    found: list[tuple[int, int]] = []
    for place in range(len(said) - count + 1):
        start, end = spans[place][0], spans[place + count - 1][1]
        if said[place : place + count] == wanted and (not found or start >= found[-1][1]):
            found.append((start, end))
    return found
