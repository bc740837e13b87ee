import pytest
from django.utils import timezone

from apps.content import services
from apps.content.tests.writers import an_editor, tutorial_text
from apps.media.factories import MediaFileFactory
from shared import errors

pytestmark = pytest.mark.django_db


@pytest.fixture
def now():
    return timezone.now()


class TestCreateTutorial:
    def test_new_ones_are_the_last_and_have_a_name_of_their_own(self, now):
        editor = an_editor()

        made = [
            services.create_tutorial(actor=editor, text=tutorial_text(), now=now) for _ in range(2)
        ]

        assert [one.position for one in made] == [0, 1]
        assert made[0].slug == "importer"
        assert made[1].slug.startswith("importer-")

    def test_a_file_tells_its_name_once(self, now):
        editor, text = an_editor(), tutorial_text()
        services.create_tutorial(actor=editor, text=text, slug="f", source="1", now=now)

        with pytest.raises(services.SlugTaken):
            services.create_tutorial(actor=editor, text=text, slug="f", source="1", now=now)

    def test_shows_files_of_the_platform_alone(self, now):
        foreign = MediaFileFactory.create()

        with pytest.raises(errors.Invalid) as refused:
            services.create_tutorial(
                actor=an_editor(), text=tutorial_text(image_id=foreign.id), now=now
            )

        assert refused.value.fields == {"image_id": "unknown_media"}
