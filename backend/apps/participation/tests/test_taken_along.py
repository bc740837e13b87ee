"""What somebody is told who asks what is kept about them, and what a company takes along."""

import pytest

from apps.companies.questions import SheetsOfCompany
from apps.participation.factories import ParticipationFactory
from apps.participation.grants import link_token
from apps.participation.models import Participation
from apps.people.factories import PersonFactory
from apps.people.questions import DataOfPerson
from apps.reading import services as reading
from shared.questions import ask

pytestmark = pytest.mark.django_db


@pytest.fixture
def one() -> Participation:
    """Beside somebody else, who was handed the same booklet."""
    made = ParticipationFactory.create(excluded_reason="En congé")
    ParticipationFactory.create(booklet=made.booklet)
    return made


def data_of(one: Participation) -> dict[str, list[dict[str, object]]]:
    parts = ask(DataOfPerson, company_id=one.company_id, person_id=one.person_id)
    return {part.name: [dict(row) for row in part.rows] for part in parts}


def test_a_person_gets_their_participations(one):
    [told] = data_of(one)["participations"]

    assert (told["booklet"], told["state"]) == (one.booklet.name, "to_invite")
    assert told["excluded_reason"] == "En congé"


def test_a_person_gets_their_links_and_not_what_opens_them(one):
    token = link_token(participation_id=one.id, epoch=1)
    reading.keep_links(booklet=one.booklet, tokens={one.id: token})

    [told] = data_of(one)["links"]

    assert (told["booklet"], told["revoked_at"]) == (one.booklet.name, None)
    assert set(told) == {"booklet", "label", "created_at", "expires_on", "revoked_at"}


def test_a_company_takes_its_participants_along(one):
    ParticipationFactory.create(person=PersonFactory.create())

    sheets = ask(SheetsOfCompany, company_id=one.company_id, language="fr-FR")

    (sheet,) = (sheet for sheet in sheets if sheet.file_name == "participations.csv")
    lines = [dict(zip(sheet.header, row, strict=True)) for row in sheet.rows]
    assert [line["Livret"] for line in lines] == [one.booklet.name] * 2
    assert one.person.last_name in {line["Nom de famille"] for line in lines}
