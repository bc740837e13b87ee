from datetime import timedelta

import pytest
from django.utils import timezone

from apps.companies.models import CompanyKind
from apps.content import selectors, services
from apps.content.factories import NewsItemFactory, paragraph
from apps.content.models import ContentStatus
from apps.content.tests.writers import a_reader, an_editor, news, news_text, titles
from shared import errors
from shared.actor import Role

pytestmark = pytest.mark.django_db
DAY = timedelta(days=1)


@pytest.fixture
def now():
    return timezone.now()


class TestWhoIsTold:
    def test_what_is_pinned_comes_first_then_the_newest(self, now):
        news("ancienne, épinglée", published_at=now - 9 * DAY, pinned=True)
        news("d’hier", published_at=now - DAY)
        news("récente", published_at=now)

        assert titles(a_reader(), now) == ["ancienne, épinglée", "récente", "d’hier"]

    def test_nobody_before_its_day_after_its_end_or_while_it_is_not_published(self, now):
        news("demain", published_at=now + DAY)
        news("finie", published_at=now - 2 * DAY, ends_at=now - DAY)
        news("brouillon", status=ContentStatus.DRAFT)
        news("archivée", status=ContentStatus.ARCHIVED)

        assert titles(a_reader(), now) == []
        assert titles(a_reader(), now + 2 * DAY) == ["demain"]

    def test_only_kinds_companies_and_roles_that_it_names(self, now):
        hotel, clinic = a_reader(CompanyKind.HOSPITALITY), a_reader(CompanyKind.HEALTH)
        news("hôtels", kinds=["hospitality"])
        news("cette clinique", companies=[clinic.company_id])
        news("administration", roles=["company_admin"])
        news("tout le monde")

        assert set(titles(hotel, now)) == {"hôtels", "tout le monde"}
        assert set(titles(clinic, now)) == {"cette clinique", "tout le monde"}
        admin = a_reader(CompanyKind.HEALTH, Role.COMPANY_ADMIN)
        assert set(titles(admin, now)) == {"administration", "tout le monde"}

    def test_the_platform_s_staff_are_told_what_names_nobody(self, now):
        news("hôtels", kinds=["hospitality"])
        news("tout le monde")

        assert titles(an_editor(), now) == ["tout le monde"]

    def test_to_others_it_does_not_exist(self, now):
        item = news("hôtels", kinds=["hospitality"])

        with pytest.raises(errors.NotFound):
            selectors.get_news(actor=a_reader(CompanyKind.HEALTH), item_id=item.id, now=now)
        with pytest.raises(errors.NotFound):
            services.read_news(actor=a_reader(CompanyKind.HEALTH), item_id=item.id, now=now)


class TestAudience:
    def count(self, **named) -> int:
        audience = selectors.Audience(**named)
        (people,) = selectors.count_audiences([audience], today=timezone.localdate())
        return people

    def test_counts_each_person_once_and_only_those_who_are_told(self):
        hotel = a_reader(CompanyKind.HOSPITALITY)
        a_reader(CompanyKind.HEALTH, Role.COMPANY_ADMIN)
        an_editor()

        assert self.count() == 3
        assert self.count(kinds=["hospitality"]) == 1
        assert self.count(roles=["company_admin"]) == 1
        assert self.count(kinds=["hospitality"], roles=["company_admin"]) == 0
        assert self.count(companies=[hotel.company_id]) == 1


def test_a_preview_tells_what_a_role_would_find(now):
    editor, others = an_editor(), NewsItemFactory.create()
    draft = services.create_news(
        actor=editor,
        text=news_text(roles=["writer"], bodies={"fr-FR": paragraph("À lire")}),
        now=now,
    )
    viewer = selectors.Viewer(kind="health", roles=["writer"])

    seen = selectors.preview_news(actor=editor, item=draft, viewer=viewer, now=now)
    other = selectors.Viewer(kind="health", roles=["translator"])
    unseen = selectors.preview_news(actor=editor, item=draft, viewer=other, now=now)

    assert (seen.is_seen, seen.items) == (True, [draft, others])
    assert (unseen.is_seen, unseen.items) == (False, [others])
