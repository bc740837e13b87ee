import pytest

from apps.participation import services
from apps.participation.factories import ParticipationFactory
from apps.reading.models import ReadingLink

pytestmark = pytest.mark.django_db


def test_each_has_one_link_however_often_it_is_kept():
    one = ParticipationFactory.create()

    for _ in range(2):
        services.keep_links(booklet=one.booklet, participation_ids=[one.id])

    assert ReadingLink.objects.filter(participation_id=one.id).count() == 1
