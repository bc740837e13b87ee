import pytest

from apps.booklets import selectors as booklets
from apps.participation.factories import ParticipationFactory
from apps.publishing.models import Edition
from apps.register.proof import canonical, parse_statement
from apps.register.selectors import sentence_in_french
from apps.register.tests.acts import a_receipt

pytestmark = pytest.mark.django_db

ENGLISH = "en-GB"


@pytest.fixture
def read_in_english():
    """A receipt of the English edition, and its booklet."""
    participation = ParticipationFactory.create()
    booklet = participation.booklet
    Edition.objects.create(
        company_id=booklet.company_id,
        publication_id=booklet.publication_id,
        locale=ENGLISH,
        bundle="e" * 64,
    )
    said = booklets.receipt_sentence(booklet=booklet, version=booklet.version, locale=ENGLISH)
    return booklet, a_receipt(participation, bundle="e" * 64, locale=ENGLISH, sentence=said)


def test_another_language_is_said_in_french_too(read_in_english):
    booklet, receipt = read_in_english

    french = booklets.receipt_sentence(booklet=booklet, version=booklet.version, locale="fr-FR")
    assert sentence_in_french(booklet, receipt) == french


@pytest.mark.parametrize(
    ("locale", "begins"), [("es-ES", "He tomado conocimiento"), ("pt-PT", "Tomei conhecimento")]
)
def test_a_spanish_and_a_portuguese_edition_ask_in_their_language(locale, begins):
    booklet = ParticipationFactory.create().booklet

    said = booklets.receipt_sentence(booklet=booklet, version="1.0", locale=locale, chapter="Uno")
    assert said.startswith(begins)
    assert "«Uno»" in said


def test_the_pages_that_were_read_again_are_named_in_french_too(read_in_english):
    booklet, receipt = read_in_english
    pages = ["Se laver les mains", "La tenue"]
    french = booklets.receipt_sentence(booklet=booklet, version=booklet.version, locale="fr-FR")
    english = booklets.receipt_sentence(booklet=booklet, version=booklet.version, locale=ENGLISH)
    named = booklets.sentence_naming(sentence=english, pages=pages, locale=ENGLISH)
    receipt.public = canonical({**parse_statement(receipt.public), "sentence": named})

    assert named.endswith("(Pages read again: Se laver les mains · La tenue)")
    assert sentence_in_french(booklet, receipt) == (
        f"{french} (Pages relues\u00a0: Se laver les mains · La tenue)"
    )


def test_ten_pages_are_named_and_the_others_counted():
    pages = [f"Page {number}" for number in range(12)]

    said = booklets.sentence_naming(sentence="J’ai lu.", pages=pages, locale="fr-FR")

    assert said.startswith("J’ai lu. (Pages relues\u00a0: Page 0 · Page 1 ·")
    assert said.endswith(" · Page 9 · + 2)")


def test_french_needs_no_other_words():
    participation = ParticipationFactory.create()

    assert sentence_in_french(participation.booklet, a_receipt(participation)) == ""


def test_nothing_is_said_once_the_booklet_says_it_otherwise(read_in_english):
    booklet, receipt = read_in_english
    booklet.name = "Livret renommé"

    assert sentence_in_french(booklet, receipt) == ""
