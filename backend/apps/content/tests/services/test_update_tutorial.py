import pytest
from django.utils import timezone

from apps.content import services
from apps.content.factories import TutorialFactory
from apps.content.tests.writers import an_editor, tutorial_text

pytestmark = pytest.mark.django_db


@pytest.fixture
def now():
    return timezone.now()


class TestUpdateTutorial:
    def test_says_what_its_file_says_now(self, now):
        editor, tutorial = an_editor(), TutorialFactory.create(source="old")

        saved = services.update_tutorial(
            actor=editor,
            tutorial_id=tutorial.id,
            revision=1,
            text=tutorial_text(screens=["/home"]),
            source="new",
            now=now,
        )

        assert (saved.source, saved.screens, saved.revision) == ("new", ["/home"], 2)
