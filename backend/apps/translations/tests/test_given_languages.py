import pytest

from apps.accounts.factories import browser_of
from apps.accounts.models import User
from apps.booklets.models import BookletAccess, BookletRole
from apps.translations.models import Translation
from apps.translations.tests.people import TITLE, page_of, working_on, write
from shared import errors

pytestmark = pytest.mark.django_db


@pytest.fixture
def only_english(booklet, sofia):
    BookletAccess.objects.filter(user_id=sofia.user_id).update(locales=["en-GB"])
    return sofia


class TestGivenLanguages:
    def test_are_all_that_a_translator_sees(self, booklet, only_english):
        client = browser_of(User.objects.get(id=only_english.user_id))
        grid = f"/api/booklets/{booklet.id}/translations"

        told = client.get(grid).json()

        assert [one["locale"] for one in told["locales"]] == ["en-GB"]
        assert {cell["locale"] for one in told["sheets"] for cell in one["cells"]} == {"en-GB"}
        sheet = page_of(booklet).id
        assert client.get(f"{grid}/en-GB/sheets/{sheet}").status_code == 200
        assert client.get(f"{grid}/pt-PT/sheets/{sheet}").status_code == 404

    def test_are_all_that_a_translator_writes(self, booklet, only_english):
        write(booklet, only_english, TITLE, text="Welcome", locale="en-GB")

        with pytest.raises(errors.NotFound):
            write(booklet, only_english, TITLE, locale="pt-PT")

        assert [row.locale for row in Translation.objects.all()] == ["en-GB"]

    def test_do_not_become_all_when_the_booklet_gives_them_up(self, booklet, only_english):
        booklet.locales = ["pt-PT"]
        booklet.save()

        with pytest.raises(errors.NotFound):
            write(booklet, only_english, TITLE)

    def test_leave_those_who_write_the_booklet_all_of_them(self, booklet):
        write(booklet, working_on(booklet, BookletRole.WRITER), TITLE)

        assert Translation.objects.count() == 1
