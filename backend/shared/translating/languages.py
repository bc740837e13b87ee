"""What the CLDR says of languages; `tools/languages.mjs` writes the table."""

import json
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

TABLE: Final = Path(__file__).parent / "languages.json"
# A language, a script, a region, variants: what BCP 47 calls a tag, as short as it is ever needed.
TAG: Final = re.compile(
    r"(?P<language>[a-z]{2,3})(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?(-([a-z0-9]{5,8}|\d[a-z0-9]{3}))*"
)
LONGEST_TAG: Final = 35
UNKNOWN_PLURALS: Final = {"one": "1", "other": "0, 2, 3, 4…"}


@dataclass(frozen=True, slots=True)
class Language:
    """A language, as one that knows them would present it."""

    code: str
    label: str  # in French
    own: str  # as those who speak it call it
    direction: str
    plurals: dict[str, str]  # each category, and the first numbers that have it


@cache
def languages() -> dict[str, Language]:
    """Every language of the table, by its tag."""
    told = json.loads(TABLE.read_text("utf-8"))
    return {code: Language(code=code, **facts) for code, facts in told.items()}


def is_tag(code: str) -> bool:
    return len(code) <= LONGEST_TAG and TAG.fullmatch(code) is not None


def known_language(code: str) -> Language | None:
    """What is known of this tag, or of the language without its region."""
    parts = code.split("-")
    shorter = ("-".join(parts[:length]) for length in range(len(parts), 0, -1))
    return next((languages()[tag] for tag in shorter if tag in languages()), None)


def plurals_of(code: str) -> dict[str, str]:
    """The plural categories of a language, each with its first numbers."""
    known = known_language(code)
    return known.plurals if known else UNKNOWN_PLURALS
