"""What a translator must keep: the blanks that are filled in, and the tags around words."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final

from shared.translating.forms import ONLY, Forms

LONGEST: Final = 4000
BLANK: Final = re.compile(r"{{[^{}]*}}|{[^{}]*}|<[^<>]*>")
STRAY: Final = re.compile(r"[{}]|</|<(?=\w)")
COUNT: Final = ("{{count}}", "{{number}}", "{count}")
NAMED_BY_THE_WORD: Final = ("zero", "one", "two")  # «un livret» needs no number
CONTROL: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f\u202a-\u202e\u2066-\u2069]")


def blanks(text: str) -> list[str]:
    """Blanks and tags of a text, in their order."""
    return BLANK.findall(text)


def blanks_of(forms: Forms) -> list[str]:
    """Each as often as the form that has most of it."""
    most: Counter[str] = Counter()
    for text in forms.values():
        most |= Counter(blanks(text))
    return sorted(most.elements())


def fault(*, source: Forms, category: str, text: str) -> str | None:
    """Why a text cannot stand for its source: a code, or nothing."""
    if len(text) > LONGEST:
        return "translation_too_long"
    if CONTROL.search(text):
        return "translation_characters"
    if STRAY.search(BLANK.sub("", text)):
        return "translation_stray"
    if not any(_keeps(text, like, category) for like in _examples(source, category)):
        return "translation_blanks"
    return None if _well_nested(text) else "translation_tags"


def _examples(source: Forms, category: str) -> Iterator[str]:
    """The same form of the source, and its most general one: their categories mean other numbers."""
    return (source[name] for name in (category, "other", ONLY) if name in source)


def _keeps(text: str, example: str, category: str) -> bool:
    given, wanted = Counter(blanks(text)), Counter(blanks(example))
    if category in NAMED_BY_THE_WORD:
        for blank in COUNT:
            if blank not in given:
                wanted.pop(blank, None)
    return given == wanted


def _well_nested(text: str) -> bool:
    """Every tag that opens closes, in the right order."""
    opened: list[str] = []
    for tag in re.findall(r"<[^<>]*>", text):
        if tag.endswith("/>"):
            continue
        if not tag.startswith("</"):
            opened.append(tag[1:-1])
        elif not opened or opened.pop() != tag[2:-1]:
            return False
    return not opened
