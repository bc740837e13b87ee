import pytest
from django.utils import timezone

from apps.content import selectors, services
from apps.content.factories import TutorialFactory
from apps.content.tests.writers import a_reader

pytestmark = pytest.mark.django_db


@pytest.fixture
def now():
    return timezone.now()


class TestDoTutorial:
    def test_what_is_done_says_so(self, now):
        reader, tutorial = a_reader(), TutorialFactory.create()

        services.do_tutorial(actor=reader, tutorial_id=tutorial.id, now=now)

        assert selectors.get_tutorial(actor=reader, tutorial_id=tutorial.id).is_done
