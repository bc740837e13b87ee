from base64 import b64encode

import pytest

from apps.journal.models import AuditEvent
from apps.translations import services
from apps.translations.models import Origin, Translation
from apps.translations.tests.people import (
    NOW,
    TITLE,
    page_of,
    rewrite,
    sentence_of,
    the_only,
    write,
)
from shared import errors
from shared.translating.files import Unit, xliff_file
from shared.translating.states import State

pytestmark = pytest.mark.django_db


def exported(booklet, actor) -> bytes:
    file = services.export_texts(
        actor=actor, booklet=booklet, locale="pt-PT", format="csv", left_only=False, now=NOW
    )
    with file.content as content:
        return content.read()


def translated(booklet, actor, said: str = "Olá", *, block: str = "title") -> bytes:
    """The file as an agency sends it back: with words for the title of the first page, or for a block of it."""
    lines = exported(booklet, actor).decode("utf-8-sig").splitlines()
    name = f"{page_of(booklet).id}.{block}"
    back = [line.replace(";;", f";{said};", 1) if line.startswith(name) else line for line in lines]
    return "\n".join(back).encode()


def bring(booklet, actor, content: bytes, *, applies=True):
    return services.bring_texts(
        actor=actor,
        booklet_id=booklet.id,
        locale="pt-PT",
        content=b64encode(content).decode(),
        applies=applies,
        now=NOW,
    )


class TestBringTexts:
    def test_takes_over_what_is_new_to_be_read_again(self, booklet, sofia):
        brought = bring(booklet, sofia, translated(booklet, sofia))

        assert brought.counts["new"] == 1
        row = the_only()
        assert (row.text, row.origin, row.validated_at) == ("Olá", Origin.IMPORT, None)
        assert (row.source_text, row.revision) == ("Bienvenue", 1)
        event = AuditEvent.objects.get(action="booklet.translations_imported")
        assert (event.after["locale"], event.after["new"]) == ("pt-PT", 1)

    def test_writes_nothing_on_trial(self, booklet, sofia):
        brought = bring(booklet, sofia, translated(booklet, sofia), applies=False)

        assert brought.counts["new"] == 1
        assert not Translation.objects.exists()

    def test_deletes_nothing_that_the_file_leaves_empty(self, booklet, sofia):
        content = exported(booklet, sofia)
        write(booklet, sofia, TITLE)

        assert sum(bring(booklet, sofia, content).counts.values()) == 0

        assert the_only().text == "Boas-vindas"

    def test_keeps_what_was_edited_here_since_the_file_left(self, booklet, sofia):
        content = translated(booklet, sofia)
        write(booklet, sofia, TITLE)

        assert bring(booklet, sofia, content).counts["kept"] == 1

        assert the_only().text == "Boas-vindas"

    def test_says_of_what_moved_since_that_it_is_older(self, booklet, sofia):
        page = page_of(booklet)
        rewrite(page, "Bonjour")
        content = translated(booklet, sofia, block=sentence_of(page)[0])
        rewrite(page, "Bonsoir")

        assert bring(booklet, sofia, content).counts["outdated"] == 1

        row = the_only()
        assert (row.block_id, row.text, row.source_text) == (sentence_of(page)[0], "Olá", "")

    @pytest.mark.parametrize(
        ("said", "problem"),
        [
            ("<1>Olá", "translation_tags"),
            ("<1>Olá</1>", "translation_blanks"),
            ("Olá {{referent}}", "translation_blanks"),
        ],
    )
    def test_refuses_what_would_lose_or_add_a_token(self, booklet, sofia, said, problem):
        brought = bring(
            booklet, sofia, translated(booklet, sofia, said, block=sentence_of(page_of(booklet))[0])
        )

        assert [one.problem for one in brought.verdicts] == [problem]
        assert not Translation.objects.exists()

    def test_refuses_a_text_that_the_booklet_has_not(self, booklet, sofia):
        (one,) = bring(booklet, sofia, "Clé;Traduction\nx.y.text;Olá".encode()).verdicts

        assert (one.action, one.problem) == ("refused", "translation_unknown_text")

    def test_refuses_a_file_of_another_language(self, booklet, sofia):
        text = Unit(name="a", screen="a", source="a", target="b", state=State.TO_REVIEW, stamp="")

        with pytest.raises(errors.Invalid) as refused:
            bring(booklet, sofia, xliff_file([text], locale="ar"))

        assert refused.value.fields == {"content": "texts_other_locale"}

    def test_brings_nothing_back_that_left_as_it_is(self, booklet, sofia):
        write(booklet, sofia, TITLE, validated=True)

        assert bring(booklet, sofia, exported(booklet, sofia)).counts["same"] == 1

        assert the_only().validated_at is not None
