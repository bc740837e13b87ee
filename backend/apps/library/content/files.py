"""What the files of the starter library say."""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from apps.library.content.articles import article_link
from apps.library.content.blocks import read_document
from apps.library.content.drawing import drawing_media, shown_drawings
from apps.library.content.fault import ContentFault
from apps.library.content.typography import typeset
from apps.library.content.written import (
    StarterLibrary,
    Texts,
    WrittenChapter,
    WrittenNumber,
    WrittenObligation,
    WrittenOfficial,
    WrittenPage,
    WrittenSector,
    WrittenValue,
)
from shared.language import DEFAULT_LANGUAGE

HERE = Path(__file__).parent
NAME = re.compile(r"\d{3}-(?P<slug>[a-z0-9-]+)\.md")
CARD = re.compile(r"\s*(?P<lines>(?:^@.*\n)+)", re.MULTILINE)
HEAD = re.compile(r"\+\+\+\n(?P<head>.*?)\n\+\+\+\n(?P<pages>.*)", re.DOTALL)
ENGLISH = "en-GB"


@cache
def living_values() -> tuple[WrittenValue, ...]:
    return tuple(
        WrittenValue(
            key=key,
            label=_both(told["label"], told["english"]),
            kind=told["kind"],
            theme=told["theme"],
            hint=typeset(told["hint"]),
            essential=told.get("essential", False),
            may_stand_in=told.get("may_stand_in", True),
        )
        for key, told in _tables("values.toml")
    )


@cache
def public_numbers() -> tuple[WrittenNumber, ...]:
    """The numbers that chapters may write out."""
    return tuple(
        WrittenNumber(
            number=typeset(number),
            who=typeset(told["who"]),
            source=typeset(told.get("source", "")),
            doubt=typeset(told.get("doubt", "")),
        )
        for number, told in _tables("public_numbers.toml")
    )


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
    """Its title, the lines that begin with @ (importance and obligations, then its source) and its blocks."""
    title, _, below = markdown.partition("\n")
    told = CARD.match(below)
    lines = [line[1:].strip() for line in told["lines"].splitlines()] if told else []
    importance, *obligations = lines[0].split() if lines else ["info"]
    return WrittenPage(
        title=typeset(title.strip()),
        importance=importance,
        obligations=tuple(obligations),
        document=read_document(below[told.end() :] if told else below, values, drawing_media()),
        official=_official(lines[1:]),
    )


def _official(lines: list[str]) -> WrittenOfficial | None:
    """`source: Code pénal, art. 222-33`; what names no article of a code has a `link:` too."""
    if not lines:
        return None
    told = dict(re.split(r": ?", line, maxsplit=1) for line in lines)
    official = WrittenOfficial(**{"link": article_link(told.get("source", "")), **told})
    if not official.source or not official.link:
        raise ContentFault("an official text names its source and where to read it")
    if bool(official.collated_by) != bool(official.collated_on):
        raise ContentFault("an official text says who collated it and when, or neither")
    if official.to_join and official.collated_on:
        raise ContentFault("an official text is whole before anybody has collated it")
    return replace(official, source=typeset(official.source), to_join=typeset(official.to_join))


def _sector(code: str, told: dict[str, Any]) -> WrittenSector:
    return WrittenSector(
        code=code,
        label=_both(told["label"], told["label_en"]),
        description=_both(told["description"], told["description_en"]),
        icon=told["icon"],
    )


def _obligation(code: str, told: dict[str, Any]) -> WrittenObligation:
    if bool(told.get("checked_by")) != bool(told.get("checked_on")):
        raise ContentFault(f"{code}: says who checked its reference and when, or neither")
    return WrittenObligation(
        code=code,
        label=typeset(told["label"]),
        reference=typeset(told["reference"]),
        link=told.get("link") or article_link(told["reference"]),
        kinds=tuple(told["kinds"]),
        sectors=tuple(told["sectors"]),
        level=told["level"],
        written_on=told["written_on"],
        checked_by=told.get("checked_by", ""),
        checked_on=told.get("checked_on"),
        remark=typeset(told.get("remark", "")),
        doubt=typeset(told.get("doubt", "")),
        domain=_domains()[code.partition("-")[0]],
        values=tuple(told.get("values", ())),
        conditions=tuple(told.get("conditions", ())),
        verbatim=told.get("verbatim", False),
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
