from uuid import UUID

from django.db.models import QuerySet

from apps.booklets.models import Booklet
from apps.participation.models import ParticipationRule, Segment
from shared import errors


def list_rules(*, booklet: Booklet) -> QuerySet[ParticipationRule]:
    """The oldest first."""
    rules = ParticipationRule.objects.filter(company_id=booklet.company_id, booklet=booklet)
    return rules.order_by("id")


def get_rule(*, booklet: Booklet, rule_id: UUID) -> ParticipationRule:
    """One of this booklet and of no other."""
    rule = list_rules(booklet=booklet).filter(id=rule_id).first()
    if rule is None:
        raise errors.NotFound
    return rule


def list_segments(*, booklet: Booklet) -> QuerySet[Segment]:
    """By name."""
    segments = Segment.objects.filter(company_id=booklet.company_id, booklet=booklet)
    return segments.order_by("name", "id")


def get_segment(*, booklet: Booklet, segment_id: UUID) -> Segment:
    """One of this booklet and of no other."""
    segment = list_segments(booklet=booklet).filter(id=segment_id).first()
    if segment is None:
        raise errors.NotFound
    return segment
