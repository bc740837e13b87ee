"""Texts as files for translators. Each carries a stamp, by which what was edited meanwhile is known."""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from shared.language import DEFAULT_LANGUAGE
from shared.translating.blanks import BLANK
from shared.translating.files.json_texts import OURS
from shared.translating.files.xliff_texts import NAMESPACES, STAMP
from shared.translating.states import State

XLIFF_STATES: Final = {
    State.TO_DO: 'state="initial"',
    State.TO_REVIEW: 'state="translated"',
    State.OUTDATED: 'state="translated" subState="lv:outdated"',
    State.VALIDATED: 'state="final"',
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Unit:
    """One form of a text, under the name that i18next gives it."""

    name: str
    screen: str
    source: str
    target: str
    state: State
    stamp: str
    about: str = ""  # of the screen, in words


def json_file(units: Iterable[Unit], *, locale: str) -> bytes:
    """In branches, as i18next reads it; what has no translation is not in it, but its stamp is."""
    told: dict[str, object] = {}
    stamps: dict[str, str] = {}
    for unit in units:
        stamps[unit.name] = unit.stamp
        if unit.target:
            _put(told, unit)
    whole = {OURS: {"locale": locale, "stamps": stamps}, **told}
    return json.dumps(whole, ensure_ascii=False, indent=2).encode()


def _put(told: dict[str, object], unit: Unit) -> None:
    """Where a text has the name of a branch, the rest of its name keeps its points."""
    *branches, last = unit.name.split(".")
    here = told
    for at, name in enumerate(branches):
        below = here.setdefault(name, {})
        if not isinstance(below, dict):
            here[".".join((*branches[at:], last))] = unit.target
            return
        here = below
    if isinstance(here.get(last), dict):
        told[unit.name] = unit.target
    else:
        here[last] = unit.target


def xliff_file(units: Iterable[Unit], *, locale: str, source: str = DEFAULT_LANGUAGE) -> bytes:
    """XLIFF 2.1, a file for each screen; a blank or a tag is a place that a program of translators keeps whole."""
    languages = f"srcLang={quoteattr(source)} trgLang={quoteattr(locale)}"
    said = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<xliff xmlns="{NAMESPACES[0]}" version="2.1" {languages}>',
    ]
    screen = ""
    for unit in units:
        if unit.screen != screen:
            said += ["</file>"] * bool(screen)
            about = f" original={quoteattr(unit.about)}" if unit.about else ""
            said.append(f"<file id={quoteattr(unit.screen)}{about}>")
            screen = unit.screen
        said.append(_unit(unit))
    said += ["</file>"] * bool(screen) + ["</xliff>", ""]
    return "\n".join(said).encode()


def _unit(unit: Unit) -> str:
    name = quoteattr(unit.name)
    places: dict[str, int] = {}
    source = f'<source xml:space="preserve">{_inline(unit.source, places)}</source>'
    target = f'<target xml:space="preserve">{_inline(unit.target, places)}</target>'
    return (
        f"<unit id={name} name={name}>"
        f'<notes><note category="{STAMP}">{escape(unit.stamp)}</note></notes>'
        f"<segment {XLIFF_STATES[unit.state]}>{source}{target if unit.target else ''}</segment></unit>"
    )


def _inline(text: str, places: dict[str, int]) -> str:
    """The words, and the places of its blanks; the same blank has the same place in source and target."""
    said, end = [], 0
    seen: dict[str, int] = {}
    for found in BLANK.finditer(text):
        said.append(escape(text[end : found.start()]))
        blank, end = found[0], found.end()
        seen[blank] = seen.get(blank, 0) + 1
        place = places.setdefault(f"{blank}{seen[blank]}", len(places) + 1)
        words = quoteattr(blank)
        said.append(f'<ph id="{place}" canCopy="no" equiv={words} disp={words}/>')
    return "".join((*said, escape(text[end:])))
