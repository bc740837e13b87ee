import pytest

from apps.booklets import selectors
from apps.booklets.factories import BookletFactory
from apps.booklets.models import Booklet
from apps.booklets.selectors import BookletFilter
from apps.booklets.tests.people import admin, colleague
from apps.companies.factories import CompanyFactory
from shared.actor import Actor

pytestmark = pytest.mark.django_db


@pytest.fixture
def company_id():
    return CompanyFactory.create().id


@pytest.fixture
def camille(company_id) -> Actor:
    return admin(company_id)


def booklet(company_id, name: str = "Livret", **traits) -> Booklet:
    return BookletFactory.create(company_id=company_id, name=name, plan={}, **traits)


def names(actor: Actor, **wanted) -> list[str]:
    found = selectors.list_booklets(
        actor=actor, wanted=BookletFilter(**wanted), cursor=None, limit=50
    )
    return [one.name for one in found.items]


class TestSearch:
    @pytest.fixture(autouse=True)
    def _booklets(self, company_id):
        for name in (
            "Livret d’accueil saisonniers",
            "Livret d’accueil réception",
            "Livret sécurité cuisine et plonge",
            "Bonnes pratiques d’hygiène",
            "Guide du tuteur en entreprise",
        ):
            booklet(company_id, name)

    @pytest.mark.parametrize(
        ("search", "found"),
        [
            ("saisonniers", {"Livret d’accueil saisonniers"}),
            ("RECEPTION", {"Livret d’accueil réception"}),
            ("réception accueil", {"Livret d’accueil réception"}),
            ("d'accueil", {"Livret d’accueil saisonniers", "Livret d’accueil réception"}),
            ("hygiene", {"Bonnes pratiques d’hygiène"}),
            ("tuteur entr", {"Guide du tuteur en entreprise"}),
        ],
    )
    def test_finds_names_that_hold_each_word_whatever_accents_and_capitals(
        self, camille, search, found
    ):
        assert set(names(camille, search=search)) == found

    @pytest.mark.parametrize(
        ("search", "first"),
        [
            ("acueil saisoniers", "Livret d’accueil saisonniers"),
            ("recepsion", "Livret d’accueil réception"),
            ("securtié", "Livret sécurité cuisine et plonge"),
            ("cuisne", "Livret sécurité cuisine et plonge"),
            ("igiène", "Bonnes pratiques d’hygiène"),
            ("tutteur", "Guide du tuteur en entreprise"),
            ("entreprize", "Guide du tuteur en entreprise"),
        ],
    )
    def test_forgives_typing_errors_when_nothing_is_found(self, camille, search, first):
        assert names(camille, search=search) == [first]

    def test_shows_the_name_that_is_most_like_it_first(self, camille):
        assert names(camille, search="acueil saisonniers")[0] == "Livret d’accueil saisonniers"

    @pytest.mark.parametrize("search", ["xyzzy", "aéroport", "saisoniers xyzzy"])
    def test_finds_nothing_where_nothing_is_like_it(self, camille, search):
        assert names(camille, search=search) == []

    def test_does_not_guess_while_something_is_found(self, camille):
        assert names(camille, search="accueil réception") == ["Livret d’accueil réception"]

    def test_obeys_the_filters_when_it_guesses(self, camille):
        assert names(camille, search="acueil", status="archived") == []

    def test_stays_within_what_one_may_see(self, company_id):
        assert names(colleague(company_id), search="acueil") == []

    def test_has_no_page_after_its_guesses(self, camille):
        found = selectors.list_booklets(
            actor=camille, wanted=BookletFilter(search="acueil"), cursor=None, limit=1
        )

        assert (len(found.items), found.next) == (1, None)
