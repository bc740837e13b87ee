from collections.abc import Mapping
from datetime import datetime
from typing import Any

from django.utils import timezone

from apps.booklets import selectors
from apps.booklets.models import Booklet
from apps.booklets.schemas.describe import describe_booklet, minutes_of
from apps.booklets.selectors import DrawnChapter, Reader
from apps.library.schemas.describe import spoken
from apps.values import selectors as values
from apps.values.selectors import SaidValue
from shared.actor import Actor


def describe_preview(
    *, actor: Actor, booklet: Booklet, reader: Reader, now: datetime
) -> dict[str, Any]:
    """Everything that the Views draw the booklet with, for this reader."""
    drawn = selectors.draw_booklet(booklet=booklet, reader=reader, now=now)
    today = timezone.localdate(now)
    known = values.said_values(actor=actor, site_id=booklet.site_id, today=today)
    inserted = {key: known[key] for key in drawn.values if key in known}
    return {
        "booklet": describe_booklet(actor=actor, booklet=booklet, now=now),
        "chapters": [_chapter(one) for one in drawn.chapters],
        "values": _filled(booklet, inserted),
        "labels": {key: spoken(one.known.label, actor.language) for key, one in inserted.items()},
        "media": {str(file_id): source for file_id, source in drawn.media.items()},
    }


def _chapter(drawn: DrawnChapter) -> dict[str, Any]:
    return {
        "id": drawn.chapter.id,
        "title": drawn.chapter.title,
        "minutes": minutes_of(drawn.words),
        "mandatory": drawn.mandatory,
        "pages": drawn.pages,
    }


def _filled(booklet: Booklet, inserted: Mapping[str, SaidValue]) -> dict[str, str]:
    """What is said under each key; neutral words where nobody has said anything, unless it is essential."""
    language = booklet.reference_locale
    told = {
        key: one.text
        or values.stand_in(
            one.known, company=booklet.company.name, kind=booklet.kind, language=language
        )
        for key, one in inserted.items()
    }
    return {key: said for key, said in told.items() if said}
