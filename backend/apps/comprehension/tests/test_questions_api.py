import json

import pytest
from django.test import Client
from django.utils import timezone

from apps.accounts.factories import browser_of
from apps.accounts.models import User
from apps.companies.questions import SheetsOfCompany
from apps.comprehension.factories import ReaderQuestionFactory
from apps.comprehension.tests.asking import asked_about, first_page
from apps.comprehension.tests.people import colleague, ticket_of, waiter
from apps.participation.grants import grant_for
from apps.people.questions import DataOfPerson
from apps.reading.grants import PERSON
from apps.stats.factories import PageLotsFactory
from shared.actor import Role
from shared.questions import ask

pytestmark = pytest.mark.django_db


def browser(actor):
    return browser_of(User.objects.get(id=actor.user_id))


@pytest.fixture
def client(manager):
    return browser(manager)


def at(booklet, *rest) -> str:
    return "/".join(map(str, ["/api/booklets", booklet.id, "questions", *rest]))


def send(client, path, body=None):
    return client.post(path, json.dumps(body or {}), content_type="application/json")


class TestList:
    def test_tells_words_page_and_half_day(self, client, booklet):
        asked_about(booklet, name="Léa", reply_to="lea@exemple.fr")

        told = client.get(at(booklet)).json()

        (line,) = told["items"]
        assert (told["counts"], told["texts"], told["may_answer"]) == (
            {"open": 1, "answered": 0},
            True,
            True,
        )
        assert line["text"] == "Où sont les gants ?"
        assert line["page"]["title"] == "Bienvenue"
        assert line["from"] == {
            "kind": "named",
            "name": "Léa",
            "job": None,
            "can_be_mailed": True,
        }
        assert set(line["since"]) == {"day", "half"}
        assert (line["working_days"], line["overdue"]) == (0, False)

    def test_tells_nothing_of_the_device_or_the_hour(self, client, booklet):
        asked_about(booklet)

        told = client.get(at(booklet)).content.decode()

        assert "198.51" not in told
        assert "created_at" not in told
        assert "T" not in json.loads(told)["items"][0]["since"]["day"]

    def test_names_a_participant_by_their_card(self, client, booklet):
        asked_about(booklet, ticket=ticket_of(waiter(booklet)))

        (line,) = client.get(at(booklet)).json()["items"]

        sender = line["from"]
        assert (sender["kind"], sender["name"], sender["job"]) == (
            "participant",
            "Léa Martin",
            "Serveuse",
        )

    def test_who_waited_longest_comes_first(self, client, booklet):
        for day in ("2027-03-16", "2027-03-12", "2027-03-15"):
            ReaderQuestionFactory.create(booklet=booklet, day=day, due_on="2027-03-19")

        days = [one["since"]["day"] for one in client.get(at(booklet)).json()["items"]]

        assert days == sorted(days)

    def test_auditors_read_that_there_are_questions_and_not_their_words(self, booklet):
        asked_about(booklet, name="Léa", reply_to="lea@exemple.fr")
        auditor = browser(colleague(booklet.company_id, Role.AUDITOR))

        told = auditor.get(at(booklet)).json()
        detail = auditor.get(at(booklet, told["items"][0]["id"]))

        assert (told["texts"], told["may_answer"]) == (False, False)
        for body in (json.dumps(told), detail.content.decode()):
            assert "gants" not in body
            assert "Léa" not in body


class TestQuestion:
    def test_comes_with_its_page_as_it_was_and_what_others_were_answered(self, client, booklet):
        other, question = asked_about(booklet, text="Et les masques ?"), asked_about(booklet)
        send(client, at(booklet, other.id, "answer"), {"answer": "À l’accueil."})

        told = client.get(at(booklet, question.id)).json()

        assert told["page_blocks"]["blocks"]
        assert [(one["text"], one["answer"]) for one in told["answered_on_page"]] == [
            ("Et les masques ?", "À l’accueil.")
        ]

    def test_is_answered_once_and_published_once(self, client, booklet):
        question = asked_about(booklet)
        path, body = at(booklet, question.id), {"answer": "Dans le placard."}

        answered = send(client, f"{path}/answer", body)
        again = send(client, f"{path}/answer", body)
        published = send(client, f"{path}/publish")

        assert answered.json()["status"] == "answered"
        assert again.status_code == 409
        assert published.json()["published"]
        assert send(client, f"{path}/publish").status_code == 409

    def test_is_closed_for_a_reason_of_three_letters(self, client, booklet):
        path = at(booklet, asked_about(booklet).id, "close")

        assert send(client, path, {"reason": " ab "}).status_code == 422
        assert send(client, path, {"reason": "Déjà dit"}).json()["status"] == "closed"


def test_unclear_pages_are_told_by_lots_alone(client, booklet):
    page = first_page(booklet)
    PageLotsFactory.create(booklet=booklet, page=page)

    told = client.get(f"/api/booklets/{booklet.id}/unclear").json()

    assert told == {
        "pages": [
            {
                "page": page,
                "title": "Bienvenue",
                "chapter": "Accueil",
                "unclear": 2,
                "devices": 12,
            }
        ],
        "hidden": 1,
    }


def test_the_page_tells_a_participant_what_they_were_answered(client, booklet):
    one = waiter(booklet)
    question = asked_about(booklet, ticket=ticket_of(one))
    send(client, at(booklet, question.id, "answer"), {"answer": "Dans le placard."})

    told = _reader(booklet, one)["answers"]

    assert [(one["page"], one["text"], one["answer"]) for one in told] == [
        (str(question.page_id), question.text, "Dans le placard.")
    ]


def test_a_person_and_a_company_take_their_questions_along(booklet):
    one = waiter(booklet)
    asked_about(booklet, ticket=ticket_of(one))

    parts = ask(DataOfPerson, company_id=one.company_id, person_id=one.person_id)
    sheets = ask(SheetsOfCompany, company_id=one.company_id, language="fr-FR")

    (part,) = [part for part in parts if part.name == "questions"]
    (sheet,) = [sheet for sheet in sheets if sheet.file_name == "questions.csv"]
    assert part.rows[0]["text"] == "Où sont les gants ?"
    assert [row[5] for row in sheet.rows] == ["Où sont les gants ?"]


def _reader(booklet, one):
    grant = grant_for(participation_id=one.id, epoch=one.link_epoch, now=timezone.now())
    cookie = {"Cookie": f"{PERSON}={grant.cookie}"}
    return (
        Client()
        .get(f"/api/reading/{booklet.slug}/participant", headers=cookie)
        .json()["participant"]
    )
