import pytest

from apps.booklets.factories import BookletChapterFactory
from apps.booklets.models import BookletPage
from apps.pages.models import Page
from apps.participation.selectors import foresee_rereading
from apps.participation.tests.acting import NOW, signed
from apps.publishing.factories import PublicationFactory
from shared.actor import Actor

pytestmark = pytest.mark.django_db


def test_before_publishing_it_is_known_how_many_would_be_asked_and_for_what(booklet):
    """As many as are asked once it is published."""
    chapter = BookletChapterFactory.create(booklet=booklet, pages=["Hygiène", "Cuisine"])
    for_all, for_cooks = BookletPage.objects.filter(chapter=chapter).order_by("page__position")
    BookletPage.objects.filter(id=for_cooks.id).update(conditions={"jobs": ["Cuisinier"]})
    PublicationFactory.create(booklet=booklet)
    for job in ("Cuisinier", "Cuisinier", "Serveur", ""):
        signed(booklet, job=job)
    Page.objects.filter(id__in=[for_all.page_id, for_cooks.page_id]).update(title="Autre")
    actor = Actor(company_id=booklet.company_id)

    def foreseen(*marked: BookletPage) -> tuple[int, dict[str, int]]:
        ids = [one.page_id for one in marked]
        told = foresee_rereading(actor=actor, booklet=booklet, marked=ids, now=NOW)
        return told.people, told.pages

    assert foreseen() == (0, {})
    assert foreseen(for_cooks) == (3, {str(for_cooks.page_id): 3})
    assert foreseen(for_all, for_cooks) == (
        4,
        {str(for_all.page_id): 4, str(for_cooks.page_id): 3},
    )
