"""Exactly those concerned are asked to read again."""

import sys
from datetime import date

import pytest

from apps.booklets.models import Booklet
from apps.participation import services
from apps.participation.models import Participation
from apps.participation.tests.acting import NOW, signed
from apps.participation.tests.versions import page_id, publish, written
from apps.publishing.services._go_online import go_online
from shared.jobs.models import Job
from shared.tenancy.scope import act_as_company

pytestmark = pytest.mark.django_db


def turn(booklet: Booklet) -> None:
    services.turn_participations(booklet_id=booklet.id, after=None, now=NOW)


def state_of(one: Participation) -> str:
    one.refresh_from_db()
    return one.state


def test_twelve_of_a_hundred_and_forty(booklet):
    publish(booklet, "1.0", [written("a"), written("b", jobs=["Cuisinier"])])
    cooks = [signed(booklet, job="Cuisinier") for _ in range(12)]
    for _ in range(128):
        signed(booklet, job="Serveur")
    publish(booklet, "2.0", [written("a"), written("b", "autre", jobs=["Cuisinier"])], marked="b")

    turn(booklet)

    asked = Participation.objects.filter(booklet=booklet, state="to_reread")
    assert set(asked.values_list("id", flat=True)) == {one.id for one in cooks}
    assert set(asked.values_list("due_on", flat=True)) == {date(2027, 3, 23)}
    assert {tuple(one.reread_pages) for one in asked} == {(page_id("b"),)}


def test_a_correction_asks_nobody(booklet):
    publish(booklet, "1.0", [written("a")])
    one = signed(booklet)
    publish(booklet, "1.1", [written("a", "corrigé")])

    turn(booklet)

    assert state_of(one) == "acknowledged"


def test_what_was_taken_back_asks_nobody(booklet):
    publish(booklet, "1.0", [written("a")])
    one = signed(booklet)
    publish(booklet, "2.0", [written("a", "autre")], marked="a")
    turn(booklet)
    assert state_of(one) == "to_reread"

    publish(booklet, "3.0", [written("a")], marked="a")
    turn(booklet)
    assert (state_of(one), one.reread_pages, one.due_on) == ("acknowledged", [], None)


def test_a_version_put_back_asks_nobody(booklet):
    former = publish(booklet, "1.0", [written("a")])
    publish(booklet, "2.0", [written("a", "autre")], marked="a")
    one = signed(booklet)
    booklet.publication_id = former.id
    booklet.save()

    turn(booklet)

    assert state_of(one) == "acknowledged"


def test_what_is_asked_was_read_before_and_is_not_now(booklet):
    publish(booklet, "1.0", [written("a"), written("b")])
    one = signed(booklet)
    Participation.objects.update(pages_read=[page_id("a"), page_id("b")])
    publish(booklet, "2.0", [written("a", "autre"), written("b")], marked="a")

    turn(booklet)

    one.refresh_from_db()
    assert (one.pages_read, one.read_on) == ([page_id("b")], None)


def test_each_version_that_goes_online_is_looked_at(booklet):
    publication = publish(booklet, "1.0", [written("a")], online=False)

    with act_as_company(booklet.company_id):
        go_online(booklet, publication, now=NOW)

    (job,) = Job.objects.filter(name="participation.turn")
    assert job.payload == {"booklet_id": str(booklet.id)}


def test_more_than_a_thousand_are_turned_in_several_jobs(booklet, monkeypatch):
    module = sys.modules["apps.participation.services.turn_participations"]
    monkeypatch.setattr(module, "AT_ONCE", 2)
    publish(booklet, "1.0", [written("a")])
    people = [signed(booklet) for _ in range(3)]
    publish(booklet, "2.0", [written("a", "autre")], marked="a")

    with act_as_company(booklet.company_id):
        turn(booklet)
        (job,) = Job.objects.filter(name="participation.turn")
        after = type(booklet.id)(job.payload["after"])
        services.turn_participations(booklet_id=booklet.id, after=after, now=NOW)

    assert [state_of(one) for one in people] == ["to_reread"] * 3
    assert Job.objects.filter(name="participation.turn").count() == 1
