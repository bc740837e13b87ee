import pytest

from apps.booklets.models import Booklet
from apps.participation import services
from apps.participation.factories import SegmentFactory
from apps.participation.models import Segment
from apps.participation.tests.acting import NOW, admin

pytestmark = pytest.mark.django_db


def save(booklet: Booklet, name: str) -> Segment:
    return services.save_segment(
        actor=admin(booklet.company_id),
        booklet_id=booklet.id,
        name=name,
        filters={"late": True},
        now=NOW,
    )


def test_a_view_is_kept_under_its_name(booklet):
    save(booklet, "En retard")

    (kept,) = Segment.objects.filter(booklet=booklet)
    assert (kept.name, kept.filters) == ("En retard", {"late": True})


def test_a_name_is_taken_in_its_booklet_alone(booklet):
    SegmentFactory.create(company_id=booklet.company_id, name="En retard")
    save(booklet, "En retard")

    with pytest.raises(services.SegmentNameTaken):
        save(booklet, "En retard")


def test_a_booklet_has_fifty_views_at_most(booklet):
    SegmentFactory.create_batch(50, booklet=booklet)

    with pytest.raises(services.TooManySegments):
        save(booklet, "En retard")
