"""The rows of people and of their groups. Whoever looks after some booklets knows nobody of no booklet."""

from datetime import date
from typing import Any
from uuid import uuid4

from apps.companies.models import Company
from apps.people.factories import (
    GroupFactory,
    ImportLineFactory,
    PeopleImportFactory,
    PersonFactory,
)
from apps.people.models import ImportLine, ImportState, PeopleImport
from shared.tenancy import act_as_platform
from tests.operations.row import Row
from tests.operations.world import Caller, World

KEEPERS = frozenset({Caller.COMPANY_ADMIN})
OPEN_TO = KEEPERS | {Caller.BOOKLET_MANAGER}


def _person(**card: Any) -> Any:
    """Somebody of the company, another one each time."""

    def path(company: Company) -> dict[str, Any]:
        with act_as_platform():
            return {
                "person_id": PersonFactory.create(
                    company_id=company.id,
                    reference=uuid4().hex,
                    last_name=company.name[:80],
                    **card,
                ).id
            }

    return path


def _group(company: Company) -> dict[str, Any]:
    with act_as_platform():
        return {"group_id": GroupFactory.create(company_id=company.id, name=uuid4().hex).id}


def _import(**fields: Any) -> Any:
    """A file of people of the company, another one each time."""

    def path(company: Company) -> dict[str, Any]:
        with act_as_platform():
            new = PeopleImportFactory.create(
                company_id=company.id,
                name=company.name[:200],
                object_key=f"people/{uuid4()}",
                columns=[{"title": "Matricule", "samples": []}],
                mapping=["reference"],
                counts={"new": 1, "changed": 0},
                **fields,
            )
            ImportLineFactory.create(
                people_import=new, action="error", told={"last_name": company.name[:80]}
            )
        return {"import_id": new.id}

    return path


def lasting_import(company: Company) -> dict[str, Any]:
    """One that has the id of its company, so that lines can be added to it."""
    with act_as_platform():
        if not PeopleImport.objects.filter(id=company.id).exists():
            _import(id=company.id)(company)
    return {"import_id": company.id}


def _lines(world: World, count: int) -> None:
    lasting_import(world.own)
    file = PeopleImport.objects.get(id=world.own.id)
    first = ImportLine.objects.filter(people_import=file).count() + 100
    for number in range(first, first + count):
        ImportLineFactory.create(people_import=file, number=number, action="error")


def _card(world: World) -> dict[str, Any]:
    return {"first_name": "Inès", "last_name": "Rouquette", "reference": uuid4().hex}


def upon(path: Any, *, allowed: frozenset[Caller] = KEEPERS, **row: Any) -> Row:
    """An act upon what a company keeps of people."""
    return Row(allowed, path=path, names_an_object=True, **row)


PEOPLE_ROWS: dict[str, Row] = {
    "list_people": Row(
        OPEN_TO,
        seed=lambda world, count: PersonFactory.create_batch(count, company_id=world.own.id),
    ),
    "add_person": Row(KEEPERS, success=201, while_switched=True, body=_card),
    "get_people_places": Row(OPEN_TO),
    "get_person": upon(_person()),
    "update_person": upon(
        _person(), while_switched=True, body=lambda world: {"job": f"Chef {uuid4()}"}
    ),
    "leave_company": upon(_person(), while_switched=True),
    "take_person_back": upon(_person(left_on=date(2026, 1, 5)), while_switched=True),
    "erase_person": upon(_person(), success=204, while_switched=False),
    "export_person_data": upon(_person(), while_switched=False),
    "list_groups": Row(
        OPEN_TO,
        seed=lambda world, count: GroupFactory.create_batch(count, company_id=world.own.id),
    ),
    "add_group": Row(
        KEEPERS,
        success=201,
        while_switched=True,
        body=lambda world: {"name": f"Cuisine {uuid4()}"},
    ),
    "rename_group": upon(
        _group, while_switched=True, body=lambda world: {"name": f"Salle {uuid4()}"}
    ),
    "list_people_imports": Row(
        OPEN_TO,
        seed=lambda world, count: PeopleImportFactory.create_batch(count, company_id=world.own.id),
    ),
    "start_people_import": Row(
        KEEPERS,
        success=201,
        while_switched=True,
        body=lambda world: {"name": "saisonniers.csv", "size": 12},
    ),
    "get_people_import": upon(_import()),
    "receive_people_file": upon(_import(), while_switched=True),
    "map_people_import": upon(
        _import(), while_switched=True, body=lambda world: {"mapping": ["reference"]}
    ),
    "list_people_import_lines": upon(lasting_import, seed=_lines),
    "export_people_import_problems": upon(lasting_import),
    "apply_people_import": upon(_import(state=ImportState.CHECKED), while_switched=True),
    "cancel_people_import": upon(_import(), success=204, while_switched=False),
    "remove_group": upon(_group, success=204, while_switched=False),
}
