import pytest

from apps.participation import services
from apps.participation.factories import ParticipationFactory, SegmentFactory
from apps.participation.models import Participation, Segment
from apps.participation.tests.acting import NOW, admin
from shared import errors

pytestmark = pytest.mark.django_db


def test_the_view_goes_and_nobody_in_it(booklet):
    segment = SegmentFactory.create(booklet=booklet)
    one = ParticipationFactory.create(booklet=booklet)

    services.delete_segment(
        actor=admin(booklet.company_id), booklet_id=booklet.id, segment_id=segment.id, now=NOW
    )

    assert not Segment.objects.exists()
    assert Participation.objects.filter(id=one.id).exists()


def test_a_view_of_another_booklet_is_not_found(booklet):
    other = SegmentFactory.create()

    with pytest.raises(errors.NotFound):
        services.delete_segment(
            actor=admin(booklet.company_id), booklet_id=booklet.id, segment_id=other.id, now=NOW
        )

    assert Segment.objects.filter(id=other.id).exists()
