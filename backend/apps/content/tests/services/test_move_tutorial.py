import pytest
from django.utils import timezone

from apps.content import services
from apps.content.factories import TutorialFactory
from apps.content.models import Tutorial
from apps.content.tests.writers import an_editor

pytestmark = pytest.mark.django_db


@pytest.fixture
def now():
    return timezone.now()


class TestMoveTutorial:
    def test_moves_behind_another_one(self, now):
        first, second, third = (TutorialFactory.create(position=place) for place in range(3))

        services.move_tutorial(actor=an_editor(), tutorial_id=first.id, after=second.id, now=now)

        order = Tutorial.objects.order_by("position").values_list("id", flat=True)
        assert list(order) == [second.id, first.id, third.id]

    def test_moves_to_the_front(self, now):
        first, second = (TutorialFactory.create(position=place) for place in range(2))

        services.move_tutorial(actor=an_editor(), tutorial_id=second.id, after=None, now=now)

        order = Tutorial.objects.order_by("position").values_list("id", flat=True)
        assert list(order) == [second.id, first.id]
