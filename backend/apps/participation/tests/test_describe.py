import pytest

from apps.participation.factories import ParticipationFactory
from apps.participation.schemas.describe import describe_participant
from shared.ids import uuid7

pytestmark = pytest.mark.django_db


def test_a_participant_is_told_with_how_much_they_confirmed_and_since_when_they_are_one():
    """The number of pages, never which."""
    one = ParticipationFactory.create(pages_read=[uuid7(), uuid7()])

    told = describe_participant(one, today=one.created_at.date())

    assert (told["pages_read"], told["added_at"]) == (2, one.created_at)
