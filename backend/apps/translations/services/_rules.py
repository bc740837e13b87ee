"""What every change of a translation obeys."""

import re
from datetime import datetime
from uuid import UUID

from apps.booklets import services as booklets
from apps.booklets.models import Booklet
from apps.pages.models import Page
from apps.translations import policies
from apps.translations.models import Translation
from apps.translations.selectors import Rows, Sheet
from shared import errors
from shared.actor import Actor
from shared.documents.content import Block, walk
from shared.documents.shapes import shape_of
from shared.translating.blanks import CONTROL
from shared.translating.page_units import Unit, fault_of, with_value

LONGEST_TITLE = 200
BEYOND = re.compile("[\U00010000-\U0010ffff]")  # counted as two where a version is made


class TranslationChangedMeanwhile(errors.Conflict):
    """Somebody else wrote it since the caller read it."""

    code = "translation_changed_meanwhile"


class SourceChangedMeanwhile(errors.Conflict):
    """The page says something else since the caller read it."""

    code = "translation_source_changed"


def lock_translated(*, actor: Actor, booklet_id: UUID, locale: str) -> Booklet:
    """A booklet that the actor may translate into this language, and that nobody else changes meanwhile."""
    booklet = booklets.lock_booklet(actor=actor, booklet_id=booklet_id)
    policies.require_translating(actor, booklet)
    policies.require_seen_locale(actor, booklet, locale)
    return booklet


def row_of(rows: Rows, locale: str, sheet: Sheet, unit: Unit) -> Translation | None:
    return rows.get((locale, sheet.owner_id, unit.key))


def require_revision(row: Translation | None, revision: int) -> None:
    """Refuse to write over what somebody else saved meanwhile; nothing written yet is revision 0."""
    if (row.revision if row else 0) != revision:
        raise TranslationChangedMeanwhile


def require_read(unit: Unit, source_version: str) -> None:
    """Refuse what was written, or validated, beside other words than those of today."""
    if unit.version != source_version:
        raise SourceChangedMeanwhile


def require_keepable(unit: Unit, text: str, block: Block | None) -> None:
    """Refuse what the block could not say, or what would not read as it was written."""
    if CONTROL.search(text):
        raise errors.Invalid({"text": "translation_characters"})
    if fault := fault_of(unit, text):
        raise errors.Invalid({"text": fault})
    if not _fits(unit, text, block):
        raise errors.Invalid({"text": "translation_does_not_fit"})


def blocks_of(booklet: Booklet, owner_id: UUID) -> list[Block]:
    """Those of a page, inner ones inside their own; the cover has none."""
    if owner_id == booklet.id:
        return []
    blocks: list[Block] = Page.objects.of(booklet.company_id).get(id=owner_id).document["blocks"]
    return blocks


def block_named(blocks: list[Block], block_id: str) -> Block | None:
    return next((block for block in walk(blocks) if block["id"] == block_id), None)


def note_validated(row: Translation, unit: Unit, *, actor: Actor, now: datetime) -> None:
    """It stands for what the source says today; the caller saves it."""
    row.source_text, row.source_fingerprint = unit.text, unit.fingerprint
    row.source_length, row.marks = len(unit.text), unit.marks
    row.validated_by_id, row.validated_by_name = actor.user_id, actor.name
    row.validated_at = now


def _fits(unit: Unit, text: str, block: Block | None) -> bool:
    counted = BEYOND.sub("xx", text)
    if block is None:
        return len(counted) <= LONGEST_TITLE and "\n" not in text
    said = with_value(block, unit, counted)
    own = {**said, "children": [None] * len(said["children"])} if "children" in said else said
    return shape_of(block["type"]).own.is_valid(own)
