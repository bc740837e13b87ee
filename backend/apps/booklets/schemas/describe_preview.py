from datetime import datetime
from typing import Any

from django.utils import timezone

from apps.booklets import selectors
from apps.booklets.models import Booklet
from apps.booklets.schemas.describe import describe_booklet
from apps.booklets.selectors import DrawnChapter, Reader
from apps.library.schemas.describe import spoken
from shared.actor import Actor


def describe_preview(
    *, actor: Actor, booklet: Booklet, reader: Reader, now: datetime
) -> dict[str, Any]:
    """Everything that the Views draw the booklet with, for this reader."""
    drawn = selectors.draw_booklet(booklet=booklet, reader=reader, now=now)
    filled = selectors.filled_values(
        actor=actor, booklet=booklet, keys=drawn.values, today=timezone.localdate(now)
    )
    return {
        "booklet": describe_booklet(actor=actor, booklet=booklet, now=now),
        "chapters": [_chapter(one) for one in drawn.chapters],
        "values": filled.texts,
        "left_out": filled.left_out,
        "labels": {key: spoken(label, actor.language) for key, label in filled.labels.items()},
        "media": {str(file_id): source for file_id, source in drawn.media.items()},
    }


def _chapter(drawn: DrawnChapter) -> dict[str, Any]:
    return {
        "id": drawn.chapter.id,
        "title": drawn.chapter.title,
        "minutes": selectors.minutes_of(drawn.words),
        "mandatory": drawn.mandatory,
        "pages": drawn.pages,
    }
