import pytest

from apps.updates.models import Rollout
from apps.updates.tests.releasing import TEXTS, second_release
from apps.updates.tests.worlds import (
    library_chapter,
)
from shared.jobs.models import Job

pytestmark = pytest.mark.django_db


def test_a_release_sets_out_once_booklets_may_have_an_older_one():
    chapter = library_chapter(TEXTS)
    assert not Rollout.objects.exists()

    second_release(chapter)

    rollout = Rollout.objects.get()
    assert (rollout.chapter_id, rollout.number, rollout.finished_at) == (chapter.id, 2, None)
    assert Job.objects.filter(name="updates.roll_out", company_id=None).count() == 1
