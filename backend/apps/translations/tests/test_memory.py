import pytest

from apps.accounts.factories import browser_of
from apps.accounts.models import User
from apps.booklets.factories import BookletFactory
from apps.booklets.models import BookletRole
from apps.companies.factories import CompanyFactory
from apps.translations import selectors
from apps.translations.tests.people import page_of, rewrite, sentence_of, working_on, write

pytestmark = pytest.mark.django_db
SOAP = "Savonnez pendant trente secondes, entre les doigts aussi."


@pytest.fixture
def other(booklet):
    """A booklet of the company whose page says how to wash one's hands, in Portuguese too."""
    made = BookletFactory.create(
        company_id=booklet.company_id, locales=["pt-PT"], plan={"Hygiène": ["Bienvenue"]}
    )
    page = page_of(made)
    rewrite(page, SOAP)
    writer = working_on(made, BookletRole.WRITER)
    write(made, writer, sentence_of(page), text="Ensaboe trinta segundos.", validated=True)
    return made


def of_sentence(booklet):
    page = page_of(booklet)
    sheet = selectors.get_sheet(booklet=booklet, owner_id=page.id)
    unit = selectors.unit_named(sheet, *sentence_of(page))
    return selectors.remembered(booklet, "pt-PT", unit)


class TestMemory:
    def test_finds_the_same_words(self, booklet, other):
        rewrite(page_of(booklet), SOAP)

        (found,) = of_sentence(booklet)

        assert (found.text, found.share) == ("Ensaboe trinta segundos.", 100)
        assert (found.booklet, found.source) == (other.name, SOAP)

    def test_finds_similar_words_and_says_how_similar(self, booklet, other):
        rewrite(page_of(booklet), SOAP.replace("trente", "vingt"))

        (found,) = of_sentence(booklet)

        assert 70 <= found.share < 100

    @pytest.mark.parametrize(
        "said", ["Séchez avec un papier à usage unique.", f"{SOAP} {SOAP}", "Savonnez."]
    )
    def test_finds_no_others(self, booklet, other, said):
        rewrite(page_of(booklet), said)

        assert of_sentence(booklet) == []

    def test_is_read_by_who_translates_the_booklet(self, booklet, sofia, other):
        page = page_of(booklet)
        rewrite(page, SOAP)
        block, _ = sentence_of(page)
        client = browser_of(User.objects.get(id=sofia.user_id))
        path = f"/api/booklets/{booklet.id}/translations/pt-PT/sheets/{page.id}/units/{block}.text"

        (found,) = client.get(f"{path}/memory").json()["items"]

        assert (found["text"], found["share"]) == ("Ensaboe trinta segundos.", 100)

    def test_of_a_stranger_is_a_404(self, booklet, sofia):
        foreign = BookletFactory.create(
            company_id=CompanyFactory.create().id,
            locales=["pt-PT"],
            plan={"Accueil": ["Bienvenue"]},
        )
        client = browser_of(User.objects.get(id=sofia.user_id))
        sheet = f"/api/booklets/{foreign.id}/translations/pt-PT/sheets/{page_of(foreign).id}"

        assert client.get(f"{sheet}/units/title/memory").status_code == 404
