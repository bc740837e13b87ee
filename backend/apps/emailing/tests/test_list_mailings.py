import pytest

from apps.booklets.models import Booklet
from apps.emailing.factories import CampaignFactory
from apps.emailing.models import CampaignState
from apps.emailing.selectors import list_mailings
from apps.reading.factories import published_booklet

pytestmark = pytest.mark.django_db


@pytest.fixture
def booklet() -> Booklet:
    booklet = published_booklet()
    for name in ("Relance équipes de cuisine", "Invitation de l’Auberge"):
        CampaignFactory.create(booklet=booklet, name=name)
    CampaignFactory.create(booklet=booklet, name="Relance du 3 mars", launched=True)
    CampaignFactory.create(name="Relance d’un autre livret")
    return booklet


def found(booklet: Booklet, search: str = "", state: CampaignState | None = None) -> list[str]:
    page = list_mailings(booklet=booklet, state=state, search=search, cursor=None, limit=10)
    return [one.name for one in page.items]


def test_are_those_of_the_booklet_the_newest_first(booklet: Booklet):
    assert found(booklet) == [
        "Relance du 3 mars",
        "Invitation de l’Auberge",
        "Relance équipes de cuisine",
    ]


@pytest.mark.parametrize(
    ("search", "names"),
    [
        ("RELANCE", ["Relance du 3 mars", "Relance équipes de cuisine"]),
        ("equipe relance", ["Relance équipes de cuisine"]),
        ("l'auberge", ["Invitation de l’Auberge"]),
        ("%", ["Relance du 3 mars", "Invitation de l’Auberge", "Relance équipes de cuisine"]),
        ("hiver", []),
    ],
)
def test_are_found_by_words_of_their_names(booklet: Booklet, search: str, names: list[str]):
    assert found(booklet, search) == names


def test_a_state_and_a_search_narrow_it_together(booklet: Booklet):
    assert found(booklet, "relance", CampaignState.DRAFT) == ["Relance équipes de cuisine"]
