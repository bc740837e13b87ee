import pytest
from django.utils import timezone

from apps.content import services
from apps.content.tests.writers import an_editor, tutorial_text
from apps.media.factories import MediaFileFactory
from apps.media.models import MediaKind
from shared import errors

pytestmark = pytest.mark.django_db


@pytest.fixture
def now():
    return timezone.now()


class TestPublishTutorial:
    def test_a_video_is_published_with_what_it_says_in_writing(self, now):
        editor = an_editor()
        video = MediaFileFactory.create(company_id=None, kind=MediaKind.VIDEO)
        draft = services.create_tutorial(
            actor=editor, text=tutorial_text(video_id=video.id), now=now
        )

        with pytest.raises(errors.Invalid) as refused:
            services.publish_tutorial(actor=editor, tutorial_id=draft.id, now=now)
        assert refused.value.fields == {"transcripts.fr-FR": "transcript_needed"}

        whole = tutorial_text(video_id=video.id, transcripts={"fr-FR": "On clique."})
        services.update_tutorial(
            actor=editor, tutorial_id=draft.id, revision=1, text=whole, now=now
        )
        services.publish_tutorial(actor=editor, tutorial_id=draft.id, now=now)
        video.refresh_from_db()
        assert video.usages_count == 1
