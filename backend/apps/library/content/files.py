"""What the files of the starter library say."""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

from apps.library.content.blocks import read_document
from apps.library.content.drawing import WrittenDrawing, drawing_media, shown_drawings
from apps.library.content.fault import ContentFault
from apps.library.content.typography import typeset
from shared.documents import Document
from shared.language import DEFAULT_LANGUAGE

HERE = Path(__file__).parent
NAME = re.compile(r"\d{3}-(?P<slug>[a-z0-9-]+)\.md")
HEAD = re.compile(r"\+\+\+\n(?P<head>.*?)\n\+\+\+\n(?P<pages>.*)", re.DOTALL)
ENGLISH = "en-GB"

Texts = dict[str, str]  # by locale


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenValue:
    """A living value that the texts insert; the key never changes."""

    key: str
    label: Texts
    kind: str
    hint: str
    essential: bool
    may_stand_in: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenSector:
    code: str
    label: Texts
    description: Texts
    icon: str


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenObligation:
    """`doubt` says what is not certain in the reference, `remark` how far it reaches.

    It concerns who meets all `conditions`, and is covered once the `values` that its pages insert are filled.
    """

    code: str
    label: str
    reference: str
    kinds: tuple[str, ...]
    sectors: tuple[str, ...]
    level: str
    checked_on: date
    link: str = ""
    remark: str = ""
    doubt: str = ""
    domain: str = "house"
    values: tuple[str, ...] = ()
    conditions: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenPage:
    title: str
    importance: str
    obligations: tuple[str, ...]
    document: Document


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenChapter:
    """`code` is its identity; `reason`, `note` and `reference` are those of its newest release."""

    code: str
    title: Texts
    summary: Texts
    icon: str
    kinds: tuple[str, ...]
    sectors: tuple[str, ...]
    policy: str
    reason: str
    note: str
    reference: str
    pages: tuple[WrittenPage, ...]

    @property
    def obligations(self) -> tuple[str, ...]:
        return tuple(sorted({code for page in self.pages for code in page.obligations}))


@dataclass(frozen=True, slots=True, kw_only=True)
class StarterLibrary:
    """Chapters stand in the order in which a booklet shows them."""

    sectors: tuple[WrittenSector, ...]
    obligations: tuple[WrittenObligation, ...]
    chapters: tuple[WrittenChapter, ...]
    drawings: tuple[WrittenDrawing, ...] = ()


@cache
def living_values() -> tuple[WrittenValue, ...]:
    return tuple(
        WrittenValue(
            key=key,
            label=_both(told["label"], told["english"]),
            kind=told["kind"],
            hint=typeset(told["hint"]),
            essential=told.get("essential", False),
            may_stand_in=told.get("may_stand_in", True),
        )
        for key, told in _tables("values.toml")
    )


@cache
def public_numbers() -> Texts:
    """Whom each of the numbers reaches that chapters may write out."""
    told = tomllib.loads((HERE / "public_numbers.toml").read_text("utf-8"))
    return {typeset(number): who for number, who in told.items()}


@cache
def starter_library() -> StarterLibrary:
    chapters = tuple(map(read_chapter, sorted((HERE / "chapters").glob("*.md"))))
    return StarterLibrary(
        sectors=tuple(_sector(code, told) for code, told in _tables("sectors.toml")),
        obligations=tuple(
            _obligation(code, told)
            for file in sorted((HERE / "obligations").glob("*.toml"))
            for code, told in _tables(f"obligations/{file.name}")
        ),
        chapters=chapters,
        drawings=shown_drawings(page.document for chapter in chapters for page in chapter.pages),
    )


def read_chapter(file: Path) -> WrittenChapter:
    name, found = NAME.fullmatch(file.name), HEAD.fullmatch(file.read_text("utf-8"))
    if not name or not found:
        raise ContentFault(f"{file.name}: not named or not begun like a chapter")
    told = tomllib.loads(found["head"])
    values = {value.label[DEFAULT_LANGUAGE]: value.key for value in living_values()}
    try:
        return WrittenChapter(
            code=name["slug"],
            title=_both(told["title"], told["title_en"]),
            summary=_both(told["summary"], told["summary_en"]),
            icon=told["icon"],
            kinds=tuple(told["kinds"]),
            sectors=tuple(told["sectors"]),
            policy=told.get("policy", "proposed"),
            reason=told["reason"],
            note=typeset(told["note"]),
            reference=typeset(told.get("reference", "")),
            pages=_pages(found["pages"], values),
        )
    except (ContentFault, KeyError) as fault:
        raise ContentFault(f"{file.name}: {fault}") from fault


def _pages(markdown: str, values: Mapping[str, str]) -> tuple[WrittenPage, ...]:
    before, *pages = re.split(r"^# ", markdown, flags=re.MULTILINE)
    if before.strip() or not pages:
        raise ContentFault("its pages begin with #")
    return tuple(_page(page, values) for page in pages)


def _page(markdown: str, values: Mapping[str, str]) -> WrittenPage:
    """Its title, the line that begins with @ (importance, obligations) and its blocks."""
    title, _, said = markdown.partition("\n")
    told = re.match(r"\s*@ *(?P<words>.*)\n", said)
    importance, *obligations = told["words"].split() if told else ["info"]
    return WrittenPage(
        title=typeset(title.strip()),
        importance=importance,
        obligations=tuple(obligations),
        document=read_document(said[told.end() :] if told else said, values, drawing_media()),
    )


def _sector(code: str, told: dict[str, Any]) -> WrittenSector:
    return WrittenSector(
        code=code,
        label=_both(told["label"], told["label_en"]),
        description=_both(told["description"], told["description_en"]),
        icon=told["icon"],
    )


def _obligation(code: str, told: dict[str, Any]) -> WrittenObligation:
    return WrittenObligation(
        code=code,
        label=typeset(told["label"]),
        reference=typeset(told["reference"]),
        link=told.get("link", ""),
        kinds=tuple(told["kinds"]),
        sectors=tuple(told["sectors"]),
        level=told["level"],
        checked_on=told["checked_on"],
        remark=typeset(told.get("remark", "")),
        doubt=typeset(told.get("doubt", "")),
        domain=_domains()[code.partition("-")[0]],
        values=tuple(told.get("values", ())),
        conditions=tuple(told.get("conditions", ())),
    )


@cache
def _domains() -> dict[str, str]:
    """By the letters that a code begins with."""
    told = tomllib.loads((HERE / "domains.toml").read_text("utf-8"))
    return {letters: domain for domain, codes in told.items() for letters in codes}


def _tables(name: str) -> list[tuple[str, dict[str, Any]]]:
    return list(tomllib.loads((HERE / name).read_text("utf-8")).items())


def _both(french: str, english: str) -> Texts:
    return {DEFAULT_LANGUAGE: typeset(french), ENGLISH: english}
