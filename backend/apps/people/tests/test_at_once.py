"""A file is taken over while somebody else works on the same cards."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import pytest
from django.db import connection

from apps.library.factories import some_company
from apps.people import services
from apps.people.models import PeopleImport, Person
from apps.people.services import imports
from apps.people.tests.acting import NOW, add, member
from apps.people.tests.importing import Desk
from shared import objects
from shared.sheets.tests.samples import csv_bytes
from shared.tenancy import act_as_platform
from shared.tenancy.scope import act_as_company

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.timeout(120),
    pytest.mark.usefixtures("read_here"),
]

FILE = csv_bytes([["Matricule", "Poste"], ["A1", "Cheffe de rang"]])


@pytest.fixture
def desk(monkeypatch) -> Desk:
    files: dict[str, bytes] = {}
    monkeypatch.setattr(objects, "size_of", lambda key: len(files[key]))
    monkeypatch.setattr(objects, "read", lambda *, key: files[key])
    with act_as_platform():
        return Desk(member(some_company()), files)


@pytest.fixture
def person(desk) -> Person:
    with act_as_company(desk.actor.company_id):
        return add(desk.actor, reference="A1")


@contextmanager
def applied_meanwhile(desk: Desk) -> Iterator[None]:
    """What is done here is not done yet when the lines are taken over."""
    company_id = desk.actor.company_id
    with act_as_company(company_id):
        new = desk.check(FILE)
        imports.apply_import(actor=desk.actor, people_import=new, now=NOW)
    with ThreadPoolExecutor(1) as pool:
        with act_as_company(company_id):
            yield
            applying: Any = pool.submit(_apply, new)
            with pytest.raises(TimeoutError):
                applying.result(timeout=2)
        applying.result()


def _apply(new: PeopleImport) -> None:
    try:
        with act_as_company(new.company_id):
            imports.apply_lines(import_id=new.id, now=NOW)
    finally:
        connection.close()


def test_who_is_erased_does_not_come_back(desk, person):
    with applied_meanwhile(desk):
        services.erase_person(actor=desk.actor, person=person, now=NOW)

    with act_as_platform():
        assert not Person.objects.exists()


def test_what_is_written_on_a_card_stays(desk, person):
    with applied_meanwhile(desk):
        services.update_person(
            actor=desk.actor, person=person, told={"phone": "0612345678"}, now=NOW
        )

    with act_as_platform():
        person.refresh_from_db()
        assert (person.phone, person.job) == ("+33612345678", "Cheffe de rang")
