from datetime import datetime
from typing import Any
from uuid import UUID

from django.db import IntegrityError, transaction

from apps.journal import services as journal
from apps.participation.models import Segment
from apps.participation.services._lock import open_booklet
from shared import errors
from shared.actor import Actor

MOST_SEGMENTS = 50


class SegmentNameTaken(errors.Conflict):
    code = "segment_name_taken"


class TooManySegments(errors.Conflict):
    code = "too_many_segments"


def save_segment(
    *, actor: Actor, booklet_id: UUID, name: str, filters: dict[str, Any], now: datetime
) -> Segment:
    """A view of the participants, under a name, for everybody who keeps them."""
    booklet = open_booklet(actor=actor, booklet_id=booklet_id)
    segments = Segment.objects.filter(company_id=booklet.company_id, booklet=booklet)
    if segments.count() >= MOST_SEGMENTS:
        raise TooManySegments
    try:
        with transaction.atomic():
            segment = Segment.objects.create(
                company_id=booklet.company_id, booklet=booklet, name=name, filters=filters
            )
    except IntegrityError as error:
        raise SegmentNameTaken({"name": "segment_name_taken"}) from error
    journal.record(
        actor=actor,
        action="participation.segment_saved",
        target=booklet,
        label=booklet.name,
        now=now,
        after={"name": name},
    )
    return segment
