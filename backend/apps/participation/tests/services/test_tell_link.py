import pytest

from apps.participation.factories import ParticipationFactory
from apps.participation.tests.acting import NOW, link
from apps.reading.models import ReadingLink

pytestmark = pytest.mark.django_db


def test_a_link_is_the_same_each_time_and_a_renewed_one_ends_it(booklet):
    one = ParticipationFactory.create(booklet=booklet)

    first, again, other = link(one), link(one), link(one, renew=True)

    assert first == again != other
    ended = ReadingLink.objects.filter(participation_id=one.id).order_by("created_at")
    assert [row.revoked_at for row in ended] == [NOW, None]
