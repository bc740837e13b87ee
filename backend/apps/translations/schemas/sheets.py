"""What is asked and told of translations."""

from collections.abc import Iterable
from datetime import datetime
from typing import Annotated, Any, Literal
from uuid import UUID

from ninja import Field, Schema
from pydantic import StringConstraints

from apps.booklets.models import Booklet
from apps.companies.schemas.parts import line
from apps.translations import policies, selectors
from apps.translations.models import LONGEST_TEXT, Translation
from apps.translations.selectors import Progress, Rows, Sheet, SheetProgress
from shared.actor import Actor
from shared.documents import Effort, compare_words
from shared.http.fields import WRITTEN
from shared.translating.languages import known_language
from shared.translating.page_units import Unit, UnitState, Written, state_of, text_today
from shared.translating.tokens import tokens_of, values_in_line

MOST_VALIDATED = 200
State = Literal["to_do", "automatic", "to_review", "validated", "outdated"]
Importance = Literal["", "info", "important", "mandatory"]
SourceVersion = Annotated[str, Field(pattern=r"^[0-9a-f]{16}$")]
Revision = Annotated[int, Field(ge=0, le=2_147_483_647)]
UnitText = Annotated[str, StringConstraints(max_length=LONGEST_TEXT, pattern=WRITTEN)]
UnitName = Annotated[str, Field(max_length=97, pattern=r"^([A-Za-z0-9_-]{1,64}\.)?[a-z_]{1,32}$")]


class TranslationIn(Schema):
    """What a text says from now on; `revision` and `source_version` are those that its author began with."""

    text: UnitText
    revision: Revision  # 0 where nothing was written
    source_version: SourceVersion
    validated: bool = False


class TranslationNamed(Schema):
    unit: UnitName
    revision: Revision
    source_version: SourceVersion


class TranslationsValidated(Schema):
    units: Annotated[list[TranslationNamed], Field(min_length=1, max_length=MOST_VALIDATED)]


class TranslationCounts(Schema):
    to_do: int
    automatic: int
    to_review: int
    validated: int
    outdated: int
    total: int
    words_left: int  # of the source, that nobody has validated


class LanguageProgress(TranslationCounts):
    locale: str
    direction: Literal["ltr", "rtl"]
    share: int  # validated, in per cent


class SheetCell(TranslationCounts):
    locale: str


class GridSheet(Schema):
    """A page; or the cover, whose id is that of the booklet: its name and the titles of its chapters."""

    id: UUID
    title: str
    chapter: str
    importance: Importance
    cells: list[SheetCell]


class TranslationAbilities(Schema):
    translate: bool
    publish: bool


class TranslationGrid(Schema):
    """Sheets in the order of reading, in each language of the booklet besides its own."""

    booklet: str
    reference: str
    locales: list[LanguageProgress]
    sheets: list[GridSheet]
    abilities: TranslationAbilities


class SourceChange(Schema):
    change: Literal["same", "added", "removed"]
    text: str


class TranslationUnit(Schema):
    """A text of the source beside its translation, both with their tokens; `changes` since it was translated."""

    unit: str  # the block and the field; of a title, the field alone
    block: str
    field: str
    kind: str  # of the block
    source: str
    source_version: str  # sent back with what is written beside it
    changes: list[SourceChange]
    tokens: list[str]  # of the source, each as often as it has it
    text: str
    state: State
    revision: int  # 0: nothing is written yet
    by_name: str
    written_at: datetime | None
    validated_by_name: str
    validated_at: datetime | None


class TranslatedSheet(Schema):
    id: UUID
    locale: str
    direction: Literal["ltr", "rtl"]
    title: str
    chapter: str
    importance: Importance
    units: list[TranslationUnit]
    counts: TranslationCounts
    abilities: TranslationAbilities


class LocalePath(Schema):
    booklet_id: UUID
    locale: Annotated[str, line(35, shortest=2)]


class SheetPath(LocalePath):
    sheet_id: UUID


class UnitPath(SheetPath):
    unit: UnitName


def key_of(unit: str) -> tuple[str, str]:
    """The block and the field that a name says; a title has no block."""
    block_id, _, field = unit.rpartition(".")
    return block_id, field


def describe_grid(
    *, actor: Actor, booklet: Booklet, locales: list[str], sheets: Iterable[SheetProgress]
) -> dict[str, Any]:
    found = list(sheets)
    totals = selectors.total_progress(locales, found)
    return {
        "booklet": booklet.name,
        "reference": booklet.reference_locale,
        "locales": [
            {
                "locale": locale,
                "direction": _direction(locale),
                "share": progress.share,
                **_counts(progress),
            }
            for locale, progress in totals.items()
        ],
        "sheets": [
            {
                **_card(one.sheet),
                "cells": [
                    {"locale": locale, **_counts(progress)}
                    for locale, progress in one.by_locale.items()
                ],
            }
            for one in found
        ],
        "abilities": policies.translation_abilities(actor, booklet),
    }


def describe_sheet(
    *, actor: Actor, booklet: Booklet, locale: str, sheet: Sheet, rows: Rows
) -> dict[str, Any]:
    effort = Effort()
    return {
        **_card(sheet),
        "locale": locale,
        "direction": _direction(locale),
        "units": [
            _describe_unit(unit, rows.get((locale, sheet.owner_id, unit.key)), effort)
            for unit in sheet.units
        ],
        "counts": _counts(selectors.progress_of(sheet, locale, rows)),
        "abilities": policies.translation_abilities(actor, booklet),
    }


def _describe_unit(unit: Unit, row: Translation | None, effort: Effort) -> dict[str, Any]:
    written = selectors.as_written(row)
    read = tokens_of if unit.rich else values_in_line
    return {
        "unit": f"{unit.block_id}.{unit.field}" if unit.block_id else unit.field,
        "block": unit.block_id,
        "field": unit.field,
        "kind": unit.kind,
        "source": unit.text,
        "source_version": unit.version,
        "changes": _changes(unit, row, written, effort),
        "tokens": list(read(unit.text).elements()),
        "text": text_today(unit, written) if written else "",
        "state": state_of(unit, written).value,
        "revision": row.revision if row else 0,
        "by_name": row.by_name if row else "",
        "written_at": row.written_at if row else None,
        "validated_by_name": row.validated_by_name if row else "",
        "validated_at": row.validated_at if row else None,
    }


def _changes(
    unit: Unit, row: Translation | None, written: Written | None, effort: Effort
) -> list[dict[str, str]]:
    """Word by word, where the source is no longer what was translated."""
    if row is None or state_of(unit, written) is not UnitState.OUTDATED:
        return []
    told = compare_words(row.source_text, unit.text, effort)
    return [{"change": one.change, "text": one.text} for one in told]


def _card(sheet: Sheet) -> dict[str, Any]:
    return {
        "id": sheet.owner_id,
        "title": sheet.title,
        "chapter": sheet.chapter,
        "importance": sheet.importance,
    }


def _counts(progress: Progress) -> dict[str, int]:
    states = {state.value: progress.states[state] for state in UnitState}
    return {**states, "total": progress.total, "words_left": progress.words_left}


def _direction(locale: str) -> str:
    known = known_language(locale)
    return known.direction if known else "ltr"
