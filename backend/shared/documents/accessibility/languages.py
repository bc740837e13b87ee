import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from shared.documents.accessibility.finding import Finding
from shared.documents.content import Block
from shared.documents.spaces import SPACES, trimmed

# Small words tell a language: a sentence of eight words has two or three of its own and none of the other.
SMALL_WORDS = Path(__file__).with_name("small_words.json")
FEWEST_WORDS = 5
SHARE = 0.25
LONGEST = 60


def check_language(blocks: list[Block], page_language: str) -> Iterator[Finding]:
    """Words of another language say which: a screen reader would read them with the wrong voice."""
    for block in blocks:
        text = trimmed(_unmarked(block.get("text", [])))
        lang = guess_language(text)
        if lang and lang != page_language:
            yield Finding("foreign", block["id"], {"lang": lang, "words": _excerpt(text)})


def guess_language(text: str) -> str | None:
    """The language that a text seems to be in; nothing when it is too short or could be either."""
    words = "".join(sign if sign.isalpha() else " " for sign in text.lower()).split()
    if len(words) < FEWEST_WORDS:
        return None
    shares = [
        (sum(word in known for word in words) / len(words), lang)
        for lang, known in _small_words().items()
    ]
    first, second, *_ = sorted(shares, key=lambda share: -share[0])
    is_clear = first[0] >= SHARE and first[0] >= second[0] * 2
    return first[1] if is_clear else None


@cache
def _small_words() -> dict[str, frozenset[str]]:
    told = json.loads(SMALL_WORDS.read_text("utf-8"))
    return {lang: frozenset(words) for lang, words in told.items()}


def _unmarked(text: list[dict[str, Any]]) -> str:
    """What no mark says the language of."""
    return "".join(
        inline["text"] if inline["type"] == "text" and not _is_marked(inline) else " "
        for inline in text
    )


def _is_marked(inline: dict[str, Any]) -> bool:
    return any(mark["type"] == "language" for mark in inline.get("marks", []))


def _excerpt(text: str) -> str:
    return f"{text[:LONGEST].rstrip(SPACES)}…" if len(text) > LONGEST else text
