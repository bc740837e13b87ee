"""Another size, before and after somebody has changed the plan."""

import pytest

from apps.booklets import selectors, services
from apps.booklets.factories import BookletFactory
from apps.booklets.models import BookletChapter, BookletPage
from apps.booklets.tests.acting import released_again
from apps.booklets.tests.people import NOW, admin
from apps.booklets.tests.sized import chapter_with, sector_of_three_sizes
from apps.companies.factories import CompanyFactory
from apps.library.factories import ObligationFactory
from apps.library.models import Level, UpdatePolicy

pytestmark = pytest.mark.django_db


@pytest.fixture
def actor():
    return admin(CompanyFactory.create().id)


@pytest.fixture
def booklet(actor):
    booklet = BookletFactory.create(company_id=actor.company_id, building=True, plan={})
    return change(actor, booklet, sector=sector_of_three_sizes().id)


def change(actor, booklet, **changes):
    return services.update_booklet(actor=actor, booklet_id=booklet.id, changes=changes, now=NOW)


def release_as(chapter, policy):
    chapter.refresh_from_db()
    chapter.update_policy = policy
    chapter.save()
    released_again(chapter, policy)


def taken_over(title):
    return BookletPage.objects.get(page__title=title).page_id


def plan(booklet):
    return {
        one.chapter.title: [page.page.title for page in one.pages if page.page.removed_at is None]
        for one in selectors.get_outline(booklet=booklet)
    }


class TestTheSize:
    def test_of_a_new_booklet_is_the_essential(self, booklet):
        assert plan(booklet) == {"Sécurité": ["Incendie"], "Représentants": ["Votre comité"]}
        assert (booklet.chapters_count, booklet.pages_count) == (2, 2)

    def test_that_is_larger_brings_chapters_and_pages_in_their_order(self, actor, booklet):
        change(actor, booklet, size="complete")

        assert plan(booklet) == {
            "Sécurité": ["Incendie", "Gestes", "Histoire"],
            "Représentants": ["Votre comité"],
            "Tri": ["Le tri"],
            "Maison": ["Nos débuts"],
        }
        assert change(actor, booklet, size="essential").pages_count == 2

    def test_leaves_pages_at_hand_where_they_stood(self, actor, booklet):
        for title in ("Histoire", "Gestes"):
            services.bring_back_booklet_page(
                actor=actor, booklet_id=booklet.id, page_id=taken_over(title), now=NOW
            )

        assert plan(booklet)["Sécurité"] == ["Incendie", "Gestes", "Histoire"]


class TestAChangedPlan:
    def test_keeps_what_was_written_here_where_it_stood(self, actor, booklet):
        first = BookletChapter.objects.get(title="Sécurité")
        services.add_chapter(
            actor=actor, booklet_id=booklet.id, title="Notre équipe", after=first.id, now=NOW
        )

        change(actor, booklet, size="recommended")

        assert list(plan(booklet)) == ["Sécurité", "Notre équipe", "Représentants", "Tri"]
        assert plan(booklet)["Sécurité"] == ["Incendie", "Gestes"]

    def test_loses_nothing_when_it_shrinks(self, actor, booklet):
        change(actor, booklet, size="complete")
        services.update_booklet_page(
            actor=actor,
            booklet_id=booklet.id,
            page_id=taken_over("Histoire"),
            title="Notre histoire",
            importance=None,
            now=NOW,
        )

        change(actor, booklet, size="essential")

        assert plan(booklet)["Sécurité"] == ["Incendie", "Notre histoire"]
        removed = selectors.removed_chapters(booklet=booklet)
        assert {one.title for one in removed} == {"Tri", "Maison"}

    def test_keeps_a_chapter_that_is_locked_for_the_law(self, actor, booklet):
        held = chapter_with("Dignité", {"Harcèlement": None})
        held.obligations = [ObligationFactory.create(level=Level.MANDATORY).id]
        held.save(update_fields=["obligations"])
        release_as(held, UpdatePolicy.LOCKED)
        services.add_chapter(
            actor=actor, booklet_id=booklet.id, chapter_id=held.id, after=None, now=NOW
        )

        change(actor, booklet, size="recommended")

        assert plan(booklet)["Dignité"] == ["Harcèlement", "locked"]
        release_as(held, UpdatePolicy.AUTOMATIC)
        assert "Dignité" not in plan(change(actor, booklet, size="essential"))
