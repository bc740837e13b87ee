"""Files of people, in memory instead of the store, and the steps that they go through."""

import json
from collections.abc import Callable

import pytest

from apps.people.models import ImportLine, PeopleImport
from apps.people.services import imports
from apps.people.tests.acting import NOW
from shared import objects
from shared.actor import Actor
from shared.sheets import run
from shared.sheets.__main__ import answer_to
from shared.tenancy.scope import act_as_company


class Desk:
    """Somebody who brings files."""

    def __init__(self, actor: Actor, files: dict[str, bytes]) -> None:
        self.actor, self.files = actor, files

    def bring(self, content: bytes, name: str = "gens.csv") -> PeopleImport:
        """A file that has arrived and whose columns were read."""
        with act_as_company(self.actor.company_id):
            new = imports.start_import(actor=self.actor, name=name, size=len(content), now=NOW)
            self.files[new.object_key] = content
            imports.receive_file(actor=self.actor, people_import=new)
            imports.read_import(import_id=new.id)
        new.refresh_from_db()
        return new

    def check(self, content: bytes, mapping: list[str] | None = None) -> PeopleImport:
        """The same, after its dry run; the columns are what they were guessed to be."""
        new = self.bring(content)
        with act_as_company(self.actor.company_id):
            imports.map_columns(actor=self.actor, people_import=new, mapping=mapping or new.mapping)
            imports.check_import(import_id=new.id, now=NOW)
        new.refresh_from_db()
        return new

    def apply(self, content: bytes) -> PeopleImport:
        """The same, taken over to the end."""
        new = self.check(content)
        with act_as_company(self.actor.company_id):
            imports.apply_import(actor=self.actor, people_import=new, now=NOW)
            while imports.apply_lines(import_id=new.id, now=NOW):
                pass
        new.refresh_from_db()
        return new


def verdicts(people_import: PeopleImport) -> dict[int, str]:
    """Of each line, what it does, or what is wrong with it."""
    lines = ImportLine.objects.filter(people_import=people_import)
    return {
        line.number: " ".join([line.action, *(fault["code"] for fault in line.problems)])
        for line in lines
    }


@pytest.fixture
def desk(admin: Actor, monkeypatch: pytest.MonkeyPatch) -> Desk:
    files: dict[str, bytes] = {}
    size: Callable[[str], int | None] = lambda key: len(files[key]) if key in files else None  # noqa: E731
    monkeypatch.setattr(objects, "size_of", size)
    monkeypatch.setattr(objects, "read", lambda *, key: files[key])
    return Desk(admin, files)


@pytest.fixture
def read_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Files are read in this process: starting another one takes longer than most of them."""

    def read(name: str, *, given: bytes, wall_seconds: float) -> bytes:
        return json.dumps(answer_to(given)).encode()

    monkeypatch.setattr(run, "python_filter", read)
