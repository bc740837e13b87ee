"""XLIFF 1.2, for programs of translators that do not know 2."""

from collections.abc import Iterable
from itertools import groupby
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from shared.language import DEFAULT_LANGUAGE
from shared.translating.blanks import BLANK
from shared.translating.files.write import Unit
from shared.translating.files.xliff_texts import OLDER, STAMP
from shared.translating.states import State

STATES: Final = {
    State.TO_DO: "new",
    State.TO_REVIEW: "translated",
    State.OUTDATED: "needs-review-translation",
    State.VALIDATED: "final",
}


def xliff_12_file(units: Iterable[Unit], *, locale: str, source: str = DEFAULT_LANGUAGE) -> bytes:
    """A file for each screen; a token is a place that a program keeps whole."""
    languages = f"source-language={quoteattr(source)} target-language={quoteattr(locale)}"
    said = ['<?xml version="1.0" encoding="UTF-8"?>', f'<xliff version="1.2" xmlns="{OLDER}">']
    for _, group in groupby(units, key=lambda unit: unit.screen):
        several = list(group)
        original = quoteattr(several[0].about or several[0].screen)
        said.append(f'<file original={original} datatype="plaintext" {languages}><body>')
        said += map(_unit, several)
        said.append("</body></file>")
    return "\n".join((*said, "</xliff>", "")).encode()


def _unit(unit: Unit) -> str:
    name = quoteattr(unit.name)
    places: dict[str, int] = {}
    source = f"<source>{_inline(unit.source, places)}</source>"
    state = f'state="{STATES[unit.state]}"'
    target = f"<target {state}>{_inline(unit.target, places)}</target>" if unit.target else ""
    stamp = f'<note from="{STAMP}">{escape(unit.stamp)}</note>'
    return f'<trans-unit id={name} resname={name} xml:space="preserve">{source}{target}{stamp}</trans-unit>'


def _inline(text: str, places: dict[str, int]) -> str:
    said, end = [], 0
    seen: dict[str, int] = {}
    for found in BLANK.finditer(text):
        said.append(escape(text[end : found.start()]))
        blank, end = found[0], found.end()
        seen[blank] = seen.get(blank, 0) + 1
        place = places.setdefault(f"{blank}{seen[blank]}", len(places) + 1)
        said.append(f'<ph id="{place}" equiv-text={quoteattr(blank)}>{escape(blank)}</ph>')
    return "".join((*said, escape(text[end:])))
