import pytest
from django.utils import timezone

from apps.content import selectors
from apps.content.factories import TutorialFactory
from apps.content.models import ContentStatus
from apps.content.tests.writers import a_reader
from shared.actor import Role

pytestmark = pytest.mark.django_db


@pytest.fixture
def now():
    return timezone.now()


def slugs(actor, **wanted) -> list[str]:
    found = selectors.list_tutorials(
        actor=actor, wanted=selectors.TutorialFilter(**wanted), cursor=None, limit=50
    )
    return [tutorial.slug for tutorial in found.items]


class TestWhoIsShown:
    def test_those_of_a_screen_for_a_role_in_their_order(self):
        screen = "/livrets/$bookletId/editor"
        TutorialFactory.create(slug="b", screens=[screen], position=2)
        TutorialFactory.create(slug="a", screens=[screen], position=1, roles=["booklet_manager"])
        TutorialFactory.create(slug="c", screens=[screen], roles=["auditor"])
        TutorialFactory.create(slug="d", screens=["/home"])
        TutorialFactory.create(slug="e", screens=[screen], status=ContentStatus.DRAFT)

        assert slugs(a_reader(role=Role.BOOKLET_MANAGER), screen=screen) == ["a", "b"]

    def test_finds_words_in_title_and_body(self):
        TutorialFactory.create(slug="a", title={"fr-FR": "Créer un livret"})
        TutorialFactory.create(slug="b", title={"fr-FR": "Importer"})

        assert slugs(a_reader(), search="creer") == ["a"]
