import pytest

from apps.booklets.models import Booklet
from apps.companies.factories import CompanyFactory
from apps.updates import services
from apps.updates.tests.releasing import TEXTS, reach, second_release
from apps.updates.tests.worlds import (
    NOW,
    library_chapter,
    take,
)

pytestmark = pytest.mark.django_db


def test_a_booklet_in_the_trash_is_left_and_caught_up():
    chapter, company = library_chapter(TEXTS), CompanyFactory.create()
    one = take(chapter, company, trashed=True)

    second_release(chapter)
    reach(chapter, company)
    one.refresh_from_db()
    assert one.origin_version == 1

    Booklet.objects.filter(id=one.booklet_id).update(trashed_at=None)
    services.catch_up_booklet(company_id=company.id, booklet_id=one.booklet_id, now=NOW)
    one.refresh_from_db()
    assert one.origin_version == 2
    assert services.catch_up() == 0
