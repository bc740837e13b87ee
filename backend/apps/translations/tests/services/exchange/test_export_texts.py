import pytest

from apps.booklets.models import BookletAccess, BookletRole
from apps.journal.models import AuditEvent
from apps.translations import services
from apps.translations.tests.people import NOW, TITLE, page_of, working_on, write
from shared import errors
from shared.translating.files import read_texts

pytestmark = pytest.mark.django_db


def export(booklet, actor, *, kind="xliff", left_only=False):
    file = services.export_texts(
        actor=actor,
        booklet=booklet,
        locale="pt-PT",
        format=kind,
        left_only=left_only,
        now=NOW,
    )
    with file.content as content:
        return file.name, content.read()


class TestExportTexts:
    @pytest.mark.parametrize("kind", ["xliff", "xliff12", "csv"])
    def test_says_each_text_under_its_name_with_the_moment_at_which_it_left(
        self, booklet, sofia, kind
    ):
        write(booklet, sofia, TITLE)

        name, content = export(booklet, sofia, kind=kind)

        said = {name: (text, stamp) for _, name, text, stamp in read_texts(content).lines}
        text, stamp = said[f"{page_of(booklet).id}.title"]
        assert (text, stamp[:2]) == ("Boas-vindas", "1.")
        assert name.endswith("-pt-PT.csv" if kind == "csv" else "-pt-PT.xlf")
        event = AuditEvent.objects.get(action="booklet.translations_exported")
        assert event.after == {"locale": "pt-PT", "format": kind, "texts": 6}

    def test_has_a_file_for_each_page_named_after_it(self, booklet, sofia):
        _, content = export(booklet, sofia)

        page = page_of(booklet)
        assert f'<file id="{page.id}" original="Bienvenue">' in content.decode()

    def test_leaves_out_what_is_validated_where_only_the_rest_is_wanted(self, booklet, sofia):
        write(booklet, sofia, TITLE, validated=True)

        _, content = export(booklet, sofia, left_only=True)

        assert f'"{page_of(booklet).id}.title"' not in content.decode()

    def test_refuses_who_does_not_translate_it(self, booklet):
        with pytest.raises(errors.Forbidden):
            export(booklet, working_on(booklet, BookletRole.AUDITOR))

    def test_refuses_a_language_that_was_not_given(self, booklet, sofia):
        BookletAccess.objects.filter(user_id=sofia.user_id).update(locales=["en-GB"])

        with pytest.raises(errors.NotFound):
            export(booklet, sofia)
