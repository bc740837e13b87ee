import pytest

from apps.translations import services
from apps.translations.models import Translation
from apps.translations.services import (
    NothingToValidate,
    SourceChangedMeanwhile,
    TranslationChangedMeanwhile,
)
from apps.translations.tests.people import (
    NOW,
    TITLE,
    page_of,
    rewrite,
    sentence_of,
    the_only,
    version_of,
    write,
)

pytestmark = pytest.mark.django_db


def validate(booklet, actor, *wanted):
    page = page_of(booklet)
    read = [(at, revision, version_of(booklet, page.id, at)) for at, revision in wanted]
    send(booklet, actor, read)


def send(booklet, actor, wanted):
    services.validate_units(
        actor=actor,
        booklet_id=booklet.id,
        locale="pt-PT",
        owner_id=page_of(booklet).id,
        wanted=wanted,
        now=NOW,
    )


class TestValidateUnits:
    def test_validates_many_texts_at_once(self, booklet, sofia):
        sentence = sentence_of(page_of(booklet))
        write(booklet, sofia, TITLE)
        write(booklet, sofia, sentence)

        validate(booklet, sofia, (TITLE, 1), (sentence, 1))

        assert not Translation.objects.filter(validated_at=None).exists()

    def test_says_that_an_older_translation_is_still_right(self, booklet, sofia):
        page = page_of(booklet)
        write(booklet, sofia, sentence_of(page), validated=True)
        rewrite(page, "Bienvenue !")

        validate(booklet, sofia, (sentence_of(page), 1))

        assert (the_only().source_text, the_only().text) == ("Bienvenue !", "Boas-vindas")

    def test_validates_all_or_none(self, booklet, sofia):
        write(booklet, sofia, TITLE)

        with pytest.raises(NothingToValidate):
            validate(booklet, sofia, (sentence_of(page_of(booklet)), 0), (TITLE, 1))

        assert the_only().validated_at is None

    def test_refuses_what_somebody_else_wrote_meanwhile(self, booklet, sofia):
        write(booklet, sofia, TITLE)
        write(booklet, sofia, TITLE, "Olá", revision=1)

        with pytest.raises(TranslationChangedMeanwhile):
            validate(booklet, sofia, (TITLE, 1))

    def test_refuses_what_nobody_read_beside_the_words_of_today(self, booklet, sofia):
        page = page_of(booklet)
        sentence = sentence_of(page)
        write(booklet, sofia, sentence)
        read = version_of(booklet, page.id, sentence)
        rewrite(page, "Bonjour")

        with pytest.raises(SourceChangedMeanwhile):
            send(booklet, sofia, [(sentence, 1, read)])

        assert the_only().validated_at is None
