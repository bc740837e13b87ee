"""What the company has validated already of the same words, or of nearly the same."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from django.contrib.postgres.search import TrigramSimilarity
from django.db.models import QuerySet

from apps.booklets.models import Booklet
from apps.translations.models import Translation
from apps.translations.selectors.written import as_written
from shared.translating.page_units import TEXT, Unit, has_its_tokens, text_today

ALIKE = 0.7
AROUND = (
    0.3  # of its length: a sentence and a paragraph are not alike, whatever they have in common
)
MOST = 3
LONGEST_COMPARED = 2_000  # characters: what is longer is found by the same words alone
Words = tuple[str, bool]  # a fingerprint, and whether it is of running text


@dataclass(frozen=True, slots=True)
class Remembered:
    """`text` has the numbers of the text that is translated now."""

    text: str
    source: str
    share: int  # of likeness, in per cent
    booklet: str
    validated_by: str
    validated_at: datetime | None


def remembered(booklet: Booklet, locale: str, unit: Unit) -> list[Remembered]:
    """What was validated of the same words or of similar ones, in this booklet or another of the company; the nearest
    first, each text once."""
    around = round(len(unit.text) * (1 - AROUND)), round(len(unit.text) * (1 + AROUND))
    if len(unit.text) > LONGEST_COMPARED:
        rows = _validated(booklet, locale).filter(source_fingerprint=unit.fingerprint)
    else:
        rows = _validated(booklet, locale).filter(source_length__range=around)
    alike = rows.annotate(share=TrigramSimilarity("source_text", unit.text))
    nearest = alike.filter(share__gte=ALIKE).order_by("-share", "-validated_at")
    found: dict[str, Remembered] = {}
    for row in nearest.select_related("booklet")[: MOST * 4]:
        text = _fitted(row, unit)
        if text is None:
            continue
        same = row.source_fingerprint == unit.fingerprint
        found.setdefault(
            text,
            Remembered(
                text=text,
                source=row.source_text,
                share=100 if same else min(99, int(row.share * 100)),
                booklet=row.booklet.name,
                validated_by=row.validated_by_name,
                validated_at=row.validated_at,
            ),
        )
    return sorted(found.values(), key=lambda one: -one.share)[:MOST]


def exactly_remembered(booklet: Booklet, locale: str, units: Iterable[Unit]) -> dict[Words, str]:
    """The last text that was validated of the same words, of each of these that has one with all of its tokens."""
    by_words = {words_of(unit): unit for unit in units}
    fingerprints = {fingerprint for fingerprint, _ in by_words}
    rows = _validated(booklet, locale).filter(source_fingerprint__in=fingerprints)
    found: dict[Words, str] = {}
    for row in rows.order_by("validated_at").iterator():
        unit = by_words.get((row.source_fingerprint, row.field == TEXT))
        text = _fitted(row, unit) if unit else None
        if unit and text is not None and has_its_tokens(unit, text):
            found[words_of(unit)] = text
    return found


def words_of(unit: Unit) -> Words:
    return unit.fingerprint, unit.rich


def _validated(booklet: Booklet, locale: str) -> QuerySet[Translation]:
    """Beside its words of then, a validated text is right whatever its source says today."""
    rows = Translation.objects.filter(company_id=booklet.company_id, locale=locale)
    return rows.filter(validated_at__isnull=False, booklet__trashed_at=None)


def _fitted(row: Translation, unit: Unit) -> str | None:
    """With today's numbers; running text and lines are written differently, and stay apart."""
    written = as_written(row)
    if written is None or (row.field == TEXT) != unit.rich:
        return None
    return text_today(unit, written)
