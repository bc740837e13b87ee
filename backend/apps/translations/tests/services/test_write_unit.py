import pytest

from apps.booklets.models import BookletRole
from apps.booklets.services import BookletClosed
from apps.journal.models import AuditEvent
from apps.translations.models import Translation
from apps.translations.services import SourceChangedMeanwhile, TranslationChangedMeanwhile
from apps.translations.tests.people import (
    TITLE,
    page_of,
    rewrite,
    sentence_of,
    the_only,
    version_of,
    working_on,
    write,
)
from shared import errors

pytestmark = pytest.mark.django_db


class TestWriteUnit:
    def test_keeps_the_words_and_what_they_were_translated_from(self, booklet, sofia):
        write(booklet, sofia, TITLE)

        row = the_only()
        assert (row.text, row.source_text, row.revision) == ("Boas-vindas", "Bienvenue", 1)
        assert (row.by_name, row.validated_at) == (sofia.name, None)

    def test_validates_and_says_so_in_the_journal(self, booklet, sofia):
        write(booklet, sofia, TITLE, validated=True)

        assert the_only().validated_by_id == sofia.user_id
        event = AuditEvent.objects.get(action="booklet.translation_validated")
        assert event.after == {"locale": "pt-PT", "page": "Bienvenue", "texts": 1}

    def test_keeps_what_is_typed_into_an_older_translation_older(self, booklet, sofia):
        page = page_of(booklet)
        write(booklet, sofia, sentence_of(page), validated=True)
        rewrite(page, "Bonjour")

        write(booklet, sofia, sentence_of(page), "Olá", revision=1)

        assert (the_only().source_text, the_only().text) == ("Bienvenue", "Olá")

    def test_removes_a_text_that_is_emptied(self, booklet, sofia):
        write(booklet, sofia, TITLE)

        write(booklet, sofia, TITLE, "  ", revision=1)

        assert not Translation.objects.exists()

    def test_refuses_to_write_over_what_somebody_else_wrote(self, booklet, sofia):
        write(booklet, sofia, TITLE, "De outro")

        with pytest.raises(TranslationChangedMeanwhile):
            write(booklet, sofia, TITLE, "Meu", revision=0)

        assert the_only().text == "De outro"

    def test_refuses_what_was_written_beside_other_words(self, booklet, sofia):
        page = page_of(booklet)
        sentence = sentence_of(page)
        read = version_of(booklet, page.id, sentence)
        rewrite(page, "Bonjour")

        with pytest.raises(SourceChangedMeanwhile):
            write(booklet, sofia, sentence, source_version=read, validated=True)

        assert not Translation.objects.exists()

    @pytest.mark.parametrize(
        ("text", "code"),
        [
            ("x" * 20_001, "translation_does_not_fit"),
            ("<1>Boas", "translation_tags"),
            ("<1> </1>", "missing"),
            ("Boas\u202e", "translation_characters"),
        ],
    )
    def test_refuses_what_the_block_could_not_say(self, booklet, sofia, text, code):
        with pytest.raises(errors.Invalid) as refused:
            write(booklet, sofia, sentence_of(page_of(booklet)), text)

        assert refused.value.fields == {"text": code}

    def test_refuses_a_title_that_is_too_long(self, booklet, sofia):
        with pytest.raises(errors.Invalid):
            write(booklet, sofia, TITLE, "x" * 201)

    def test_validates_no_text_with_other_tokens(self, booklet, sofia):
        with pytest.raises(errors.Invalid) as refused:
            write(booklet, sofia, sentence_of(page_of(booklet)), "Olá {{nome}}", validated=True)

        assert refused.value.fields == {"text": "translation_blanks"}

    def test_translates_the_name_of_the_booklet_and_its_chapters(self, booklet, sofia):
        chapter = booklet.chapters.get()

        write(booklet, sofia, ("", "name"), "Guia", owner_id=booklet.id)
        write(booklet, sofia, (str(chapter.id), "title"), "Acolhimento", owner_id=booklet.id)

        assert set(Translation.objects.values_list("source_text", flat=True)) == {
            booklet.name,
            "Accueil",
        }

    @pytest.mark.parametrize("at", [("", "name"), ("nowhere", "text")])
    def test_knows_no_other_text(self, booklet, sofia, at):
        with pytest.raises(errors.NotFound):
            write(booklet, sofia, at)

    def test_knows_no_language_that_the_booklet_has_not(self, booklet, sofia):
        with pytest.raises(errors.NotFound):
            write(booklet, sofia, TITLE, locale="es-ES")

    def test_is_not_for_auditors(self, booklet):
        with pytest.raises(errors.Forbidden):
            write(booklet, working_on(booklet, BookletRole.AUDITOR), TITLE)

    def test_refuses_an_archived_booklet(self, booklet, sofia):
        booklet.status = "archived"
        booklet.save()

        with pytest.raises(BookletClosed):
            write(booklet, sofia, TITLE)
