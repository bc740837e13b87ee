import pytest

from apps.booklets import services
from apps.booklets.factories import BookletAccessFactory, BookletFactory, NotApplicableFactory
from apps.booklets.models import (
    Booklet,
    BookletAccess,
    BookletChapter,
    BookletPage,
    BookletSlug,
    NotApplicable,
)
from apps.booklets.tests.people import NOW, admin, switched_admin, working_on
from apps.journal.models import AuditEvent
from apps.media.factories import MediaFileFactory
from apps.media.models import MediaFile
from apps.media.services import set_usages
from apps.pages.models import Manuscript, Page, PageRevision
from shared import errors
from shared.actor import Actor

pytestmark = pytest.mark.django_db


def delete(booklet: Booklet, actor: Actor | None = None) -> None:
    services.delete_booklet(
        actor=actor or admin(booklet.company_id), booklet_id=booklet.id, now=NOW
    )


class TestDeleteBooklet:
    def test_leaves_nothing_of_it_and_frees_what_it_showed(self):
        booklet = BookletFactory.create(trashed=True)
        BookletAccessFactory.create(booklet=booklet)
        NotApplicableFactory.create(booklet=booklet)
        page = Page.objects.get(company_id=booklet.company_id)
        file = MediaFileFactory.create(company_id=booklet.company_id)
        for owner_type, owner_id in (("page", page.id), ("booklet", booklet.id)):
            set_usages(
                company_id=booklet.company_id,
                owner_type=owner_type,
                owner_id=owner_id,
                place="document",
                label="",
                file_ids=[file.id],
            )
        kept = BookletFactory.create(company_id=booklet.company_id)

        delete(booklet)

        assert list(Booklet.objects.all()) == [kept]
        assert BookletChapter.objects.get().booklet_id == kept.id
        for model in (BookletPage, BookletSlug, Page, PageRevision, Manuscript):
            assert model.objects.count() == 1
        for model in (BookletAccess, NotApplicable):
            assert model.objects.count() == 0
        assert MediaFile.objects.get(id=file.id).usages_count == 0
        assert AuditEvent.objects.get(action="booklet.deleted").object_label == booklet.name

    def test_is_only_out_of_the_trash_and_for_administrators(self):
        booklet = BookletFactory.create()

        with pytest.raises(services.BookletNotTrashed):
            delete(booklet)
        services.trash_booklet(actor=admin(booklet.company_id), booklet_id=booklet.id, now=NOW)
        with pytest.raises(errors.Forbidden):
            delete(booklet, working_on(booklet))

    def test_is_not_done_in_anothers_name(self):
        booklet = BookletFactory.create(trashed=True)

        with pytest.raises(errors.NotWhileSwitched):
            delete(booklet, switched_admin(booklet.company_id))
