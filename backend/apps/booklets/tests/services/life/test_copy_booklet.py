import pytest

from apps.booklets import services
from apps.booklets.factories import BookletFactory
from apps.booklets.models import Booklet, BookletAccess, BookletRole, BookletStatus
from apps.booklets.tests.acting import picture, with_logo
from apps.booklets.tests.people import NOW, admin, colleague, working_on
from shared import errors
from shared.actor import Actor

pytestmark = pytest.mark.django_db


class TestCopyBooklet:
    def copy(self, booklet: Booklet, name: str = "La copie", actor: Actor | None = None) -> Booklet:
        return services.copy_booklet(
            actor=actor or admin(booklet.company_id), booklet_id=booklet.id, name=name, now=NOW
        )

    def test_takes_what_it_says_and_neither_its_address_nor_its_rights(self):
        booklet = BookletFactory.create(
            plan={"Accueil": ["Bienvenue", "Vos contacts"]}, receipt_days=3, reminders=[3, 6]
        )
        working_on(booklet, BookletRole.WRITER)
        actor = admin(booklet.company_id)

        copy = self.copy(booklet, actor=actor)

        assert (copy.pages_count, copy.receipt_days, copy.reminders) == (2, 3, [3, 6])
        assert copy.slug != booklet.slug
        (access,) = BookletAccess.objects.filter(booklet=copy)
        assert (access.user_id, access.duty) == (actor.user_id, "main")

    @pytest.mark.parametrize(
        ("status", "of_the_copy"),
        [
            (BookletStatus.BUILDING, BookletStatus.BUILDING),
            (BookletStatus.PUBLISHED, BookletStatus.DRAFT),
            (BookletStatus.ARCHIVED, BookletStatus.DRAFT),
        ],
    )
    def test_makes_a_draft_of_what_was_finished(self, status, of_the_copy):
        assert self.copy(BookletFactory.create(status=status)).status == of_the_copy

    def test_needs_a_name_of_its_own(self):
        booklet = BookletFactory.create(name="Livret d’accueil")

        with pytest.raises(services.BookletNameTaken):
            self.copy(booklet, "livret d’accueil")

    def test_is_for_those_who_create_and_see_it(self):
        booklet = BookletFactory.create()

        with pytest.raises(errors.Forbidden):
            self.copy(booklet, actor=working_on(booklet, BookletRole.WRITER))
        with pytest.raises(errors.NotFound):
            self.copy(booklet, actor=colleague(booklet.company_id))

    def test_does_not_reach_into_the_trash(self):
        with pytest.raises(errors.Conflict):
            self.copy(BookletFactory.create(trashed=True))

    def test_of_a_draft_is_a_draft_when_it_is_duplicated(self):
        source = BookletFactory.create(plan={"Accueil": ["Bienvenue"], "Sécurité": ["Incendie"]})

        copy = self.copy(source, actor=working_on(source))

        assert (copy.status, copy.kind, copy.pages_count) == ("draft", source.kind, 2)

    def test_a_copy_shows_them_too(self):
        booklet = BookletFactory.create(plan={})
        logo = picture(booklet.company_id)
        actor = working_on(booklet)
        services.set_theme(actor=actor, booklet_id=booklet.id, theme=with_logo(logo), now=NOW)

        self.copy(booklet, actor=actor)

        logo.refresh_from_db()
        assert logo.usages_count == 2
