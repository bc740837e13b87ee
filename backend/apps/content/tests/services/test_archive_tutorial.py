import pytest
from django.utils import timezone

from apps.content import selectors, services
from apps.content.factories import TutorialFactory
from apps.content.tests.writers import a_reader, an_editor

pytestmark = pytest.mark.django_db


@pytest.fixture
def now():
    return timezone.now()


class TestArchiveTutorial:
    def test_shows_it_no_longer(self, now):
        tutorial = TutorialFactory.create()

        services.archive_tutorial(actor=an_editor(), tutorial_id=tutorial.id, now=now)

        mine = selectors.list_tutorials(
            actor=a_reader(), wanted=selectors.TutorialFilter(), cursor=None, limit=2
        )
        assert mine.items == []
