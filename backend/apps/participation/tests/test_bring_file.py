"""A manager brings a file into a booklet of theirs: whom it may touch, and what it tells of the others."""

from typing import Any
from uuid import UUID

import pytest

from apps.booklets.factories import BookletFactory
from apps.booklets.models import Booklet, BookletStatus
from apps.library.models import BookletKind
from apps.participation.factories import ParticipationFactory
from apps.participation.models import Participation
from apps.participation.tests.acting import NOW, admin, working_on
from apps.people import selectors
from apps.people.factories import PersonFactory
from apps.people.models import ImportLine, PeopleImport, Person
from apps.people.services import imports
from shared import errors, objects
from shared.actor import Actor
from shared.jobs.models import Job
from shared.tenancy.scope import act_as_company

pytestmark = pytest.mark.django_db

TITLES = ["Matricule", "Nom", "Prénom", "E-mail", "Départ"]


class Desk:
    """Somebody who brings files into a booklet; the store is a dictionary."""

    def __init__(self, actor: Actor, booklet_id: UUID, files: dict[str, bytes]) -> None:
        self.actor, self.files = actor, files
        self.booklet_id: UUID | None = booklet_id

    def bring(self, *rows: list[str]) -> PeopleImport:
        content = "\n".join(";".join(row) for row in rows).encode()
        with act_as_company(self.actor.company_id):
            new = imports.start_import(
                actor=self.actor,
                name="gens.csv",
                size=len(content),
                booklet_id=self.booklet_id,
                now=NOW,
            )
            self.files[new.object_key] = content
            imports.receive_file(actor=self.actor, people_import=new)
            imports.read_import(import_id=new.id)
        new.refresh_from_db()
        return new

    def check(self, *rows: list[str]) -> PeopleImport:
        """After the dry run."""
        new = self.bring(*rows)
        with act_as_company(self.actor.company_id):
            imports.map_columns(actor=self.actor, people_import=new, mapping=new.mapping)
            imports.check_import(import_id=new.id, now=NOW)
        new.refresh_from_db()
        return new

    def apply(self, *rows: list[str]) -> PeopleImport:
        """Taken over to the end."""
        new = self.check(*rows)
        with act_as_company(self.actor.company_id):
            imports.apply_import(actor=self.actor, people_import=new, now=NOW)
            while imports.apply_lines(import_id=new.id, now=NOW):
                pass
        return new


def verdicts(people_import: PeopleImport) -> dict[int, str]:
    """Of each line, what it does, or what is wrong with it."""
    return {
        line.number: " ".join([line.action, *(fault["code"] for fault in line.problems)])
        for line in ImportLine.objects.filter(people_import=people_import)
    }


@pytest.fixture
def desk(booklet: Booklet, monkeypatch: pytest.MonkeyPatch) -> Desk:
    """That of a manager of the booklet."""
    files: dict[str, bytes] = {}
    monkeypatch.setattr(objects, "size_of", lambda key: len(files[key]))
    monkeypatch.setattr(objects, "read", lambda *, key: files[key])
    return Desk(working_on(booklet), booklet.id, files)


def outsider(booklet: Booklet, **told: Any) -> Person:
    """Somebody of the company whom the manager of the booklet does not know."""
    return PersonFactory.create(company_id=booklet.company_id, **told)


def handed(booklet: Booklet) -> list[list[str]]:
    """Whom jobs are to make participants."""
    jobs = Job.objects.filter(name="participation.add", payload__booklet_id=str(booklet.id))
    return [job.payload["person_ids"] for job in jobs]


def test_new_and_known_people_of_the_file_become_participants(booklet, desk):
    other = BookletFactory.create(company_id=booklet.company_id)
    known = ParticipationFactory.create(booklet=booklet).person
    Person.objects.filter(id=known.id).update(reference="K1", reference_key="k1")
    rows = [TITLES, ["N1", "Vidal", "Paul", "", ""], ["K1", "", "", "", ""]]

    done = desk.apply(*rows)

    new = Person.objects.get(reference="N1")
    assert verdicts(done) == {2: "new", 3: "same"}
    assert handed(booklet) == [[str(new.id), str(known.id)]]
    assert handed(other) == []


@pytest.mark.parametrize(
    "line", [["X1", "Vidal", "Paul", "", ""], ["", "Vidal", "Paul", "x@exemple.test", ""]]
)
def test_a_line_about_somebody_unknown_to_the_manager_changes_and_tells_nothing(
    booklet, desk, line
):
    person = outsider(
        booklet, first_name="Secrète", last_name="Roux", reference="X1", email="x@exemple.test"
    )

    done = desk.check(TITLES, line)

    (found,) = ImportLine.objects.filter(people_import=done)
    assert verdicts(done) == {2: "error import_person_elsewhere"}
    assert found.person_id is None
    assert "Secrète" not in str(found.told)
    person.refresh_from_db()
    assert person.last_name == "Roux"


def test_a_name_of_somebody_unknown_is_no_homonym(booklet, desk):
    outsider(booklet, first_name="Paul", last_name="Vidal")

    done = desk.check(["Nom", "Prénom"], ["Vidal", "Paul"])

    assert verdicts(done) == {2: "new"}


def test_somebody_who_has_a_booklet_of_others_does_not_leave_by_a_file(booklet, desk):
    person = outsider(booklet, reference="K1")
    ParticipationFactory.create(booklet=booklet, person=person)
    rows = [TITLES, ["K1", "", "", "", "01/03/2027"]]
    assert verdicts(desk.check(*rows)) == {2: "changed"}
    ParticipationFactory.create(
        booklet=BookletFactory.create(company_id=booklet.company_id), person=person
    )

    assert verdicts(desk.check(*rows)) == {2: "error person_held_elsewhere"}


def test_nobody_is_named_in_a_booklet_of_patients(booklet, desk):
    Booklet.objects.filter(id=booklet.id).update(kind=BookletKind.PATIENT)

    done = desk.check(TITLES, ["P1", "Vidal", "Paul", "", ""], ["P2", "", "", "", ""])

    assert verdicts(done) == {2: "error person_reference_only", 3: "new"}


def test_a_file_is_seen_by_who_brought_it_and_by_who_knows_everybody(booklet, desk):
    brought = desk.check(TITLES, ["N1", "Vidal", "Paul", "", ""])

    assert found_by(desk.actor, brought)
    assert found_by(admin(booklet.company_id), brought)
    assert not found_by(working_on(booklet), brought)


def test_a_booklet_of_others_or_none_takes_no_file(booklet, desk):
    desk.booklet_id = BookletFactory.create(company_id=booklet.company_id).id
    with pytest.raises(errors.NotFound):
        desk.bring(["Nom"])
    desk.booklet_id = None
    with pytest.raises(errors.Forbidden):
        desk.bring(["Nom"])


def test_a_booklet_that_is_put_away_meanwhile_takes_nobody(booklet, desk):
    brought = desk.check(TITLES, ["N1", "Vidal", "Paul", "", ""])
    Booklet.objects.filter(id=booklet.id).update(status=BookletStatus.ARCHIVED)

    with act_as_company(booklet.company_id), pytest.raises(errors.Conflict):
        imports.apply_import(actor=desk.actor, people_import=brought, now=NOW)

    assert not Participation.objects.filter(booklet=booklet).exists()


def found_by(actor: Actor, brought: PeopleImport) -> bool:
    page = selectors.list_imports(actor=actor, cursor=None, limit=10)
    return brought.id in [one.id for one in page.items]
