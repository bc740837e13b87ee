import pytest

from apps.booklets.factories import BookletFactory
from apps.booklets.models import Booklet, BookletRole
from apps.companies.factories import CompanyFactory
from apps.journal.models import AuditEvent
from apps.translations import selectors, services
from apps.translations.factories import TranslationFactory
from apps.translations.models import Origin, Translation
from apps.translations.tests.people import (
    NOW,
    TITLE,
    page_of,
    rewrite,
    sentence_of,
    working_on,
    write,
)
from shared.translating.page_units import UnitState, state_of

pytestmark = pytest.mark.django_db


@pytest.fixture
def other(booklet) -> Booklet:
    """Of the same company, with a page of the same name."""
    return BookletFactory.create(
        company_id=booklet.company_id, locales=["pt-PT"], plan={"Début": ["Bienvenue"]}
    )


def prefill(booklet, actor, *, owner_id=None) -> int:
    return services.prefill(
        actor=actor, booklet_id=booklet.id, locale="pt-PT", owner_id=owner_id, now=NOW
    )


def of_title(booklet: Booklet) -> Translation:
    return Translation.objects.get(booklet=booklet, owner_id=page_of(booklet).id, field="title")


class TestPrefill:
    def test_takes_what_was_validated_of_the_same_words_to_be_read_again(
        self, booklet, sofia, other
    ):
        TranslationFactory.create(booklet=other)

        assert prefill(booklet, sofia) == 1

        row = of_title(booklet)
        assert (row.text, row.origin, row.by_name) == ("Boas-vindas", Origin.MEMORY, sofia.name)
        unit = selectors.get_sheet(booklet=booklet, owner_id=page_of(booklet).id).units[0]
        assert state_of(unit, selectors.as_written(row)) is UnitState.TO_REVIEW
        event = AuditEvent.objects.get(action="booklet.translations_prefilled")
        assert event.after == {"locale": "pt-PT", "texts": 1}

    def test_leaves_what_somebody_wrote(self, booklet, sofia, other):
        TranslationFactory.create(booklet=other)
        write(booklet, sofia, TITLE, text="Olá")

        assert prefill(booklet, sofia) == 0

        assert of_title(booklet).text == "Olá"

    def test_keeps_to_one_sheet_where_one_is_named(self, booklet, sofia, other):
        TranslationFactory.create(booklet=other)

        assert prefill(booklet, sofia, owner_id=booklet.id) == 0
        assert prefill(booklet, sofia, owner_id=page_of(booklet).id) == 1

    def test_takes_nothing_that_nobody_validated(self, booklet, sofia, other):
        TranslationFactory.create(booklet=other, validated=False)

        assert prefill(booklet, sofia) == 0

    def test_takes_nothing_of_another_company(self, booklet, sofia):
        TranslationFactory.create(company_id=CompanyFactory.create().id)

        assert prefill(booklet, sofia) == 0

    def test_takes_the_last_that_was_validated(self, booklet, sofia, other):
        TranslationFactory.create(booklet=other, validated_at=NOW.replace(year=2026), text="Olá")
        again = BookletFactory.create(
            company_id=booklet.company_id, locales=["pt-PT"], plan={"Début": ["Bienvenue"]}
        )
        TranslationFactory.create(booklet=again, validated_at=NOW)

        prefill(booklet, sofia)

        assert of_title(booklet).text == "Boas-vindas"

    def test_takes_a_translation_whose_source_has_moved_since_for_its_words_of_then(
        self, booklet, sofia, other
    ):
        page = page_of(other)
        rewrite(page, "Bienvenue chez nous")
        write(other, working_on(other, BookletRole.WRITER), sentence_of(page), validated=True)
        rewrite(page, "Autre chose")
        rewrite(page_of(booklet), "Bienvenue chez nous")

        assert prefill(booklet, sofia) == 1
