"""What the CLDR says of languages; `tools/languages.mjs` writes the table."""

import json
import re
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Final

from shared.folding import fold
from shared.translating.forms import ONLY, Forms

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


def canonical(code: str) -> str:
    """The tag with the capitals that it is written with."""
    language, *more = code.strip().replace("_", "-").split("-")
    shaped = {2: str.upper, 4: str.capitalize}
    parts = (shaped.get(len(part), str.lower)(part) for part in more)
    return "-".join((language.lower(), *parts))


def known_language(code: str) -> Language | None:
    """What is known of this tag, or of the language without its region."""
    parts = code.split("-")
    shorter = ("-".join(parts[:length]) for length in range(len(parts), 0, -1))
    return next((languages()[tag] for tag in shorter if tag in languages()), None)


def proposals(words: str) -> list[Language]:
    """Languages whose names or tag have these folded words; a tag that is only known by its language comes first."""
    code = canonical(words)
    known = known_language(code) if is_tag(code) else None
    typed = [replace(known, code=code)] if known and code not in languages() else []
    wanted = fold(words).split()
    found = [
        one
        for one in languages().values()
        if all(word in fold(f"{one.code} {one.label} {one.own}") for word in wanted)
    ]
    return [*typed, *sorted(found, key=lambda one: (one.code != code, fold(one.label)))]


def plurals_of(code: str) -> dict[str, str]:
    """The plural categories of a language, each with its first numbers."""
    known = known_language(code)
    return known.plurals if known else UNKNOWN_PLURALS


@dataclass(frozen=True, slots=True)
class WantedForm:
    """A form that a text has in a language; it must be said unless no number below a million has it."""

    category: str
    numbers: str
    needed: bool


def forms_wanted(source: Forms, code: str) -> list[WantedForm]:
    """The forms of a text in a language; one that has a sentence for none at all keeps it, whatever the language."""
    if ONLY in source:
        return [WantedForm(ONLY, "", needed=True)]
    plurals = plurals_of(code)
    if "zero" in source and "zero" not in plurals:
        plurals = {"zero": "0", **plurals}
    return [
        WantedForm(name, numbers, needed=bool(numbers) or name == "other")
        for name, numbers in plurals.items()
    ]
