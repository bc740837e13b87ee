"""The rows of living values, of the coverage grid and of the checks before publishing."""

from base64 import b64encode
from typing import Any
from uuid import UUID, uuid4

from apps.booklets.factories import NotApplicableFactory
from apps.booklets.models import Booklet
from apps.booklets.tests.grid_content import a_chapter, a_page, inserting
from apps.companies.models import Company
from apps.library.factories import ObligationFactory
from apps.values.factories import LivingValueFactory
from apps.values.models import LivingValue
from shared.tenancy import act_as_platform
from tests.operations.booklet_access_rows import MANAGERS, READERS, of_booklet
from tests.operations.row import Row
from tests.operations.world import World

REASON = "Aucun poste de saisonnier ne se fait à distance."


def _filled(world: World) -> dict[str, Any]:
    with act_as_platform():
        if not LivingValue.objects.filter(company=world.own, key="dpo").exists():
            LivingValueFactory.create(company_id=world.own.id, key="dpo")
    return {"keys": ["dpo"]}


def _said_anew(world: World) -> dict[str, Any]:
    (key,) = _filled(world)["keys"]
    return {"values": [{"key": key, "value": f"Nadia {uuid4()}"}]}


def _sheet(world: World) -> dict[str, Any]:
    return {"content": b64encode(f"Repère;Valeur\ndpo;Nadia {uuid4()}".encode()).decode()}


def _own(company: Company) -> dict[str, Any]:
    """One that the company made, another one each time."""
    with act_as_platform():
        row = LivingValueFactory.create(
            company_id=company.id, key=f"own_{uuid4().hex}", label=company.name
        )
    return {"key": row.key}


def plant_value(world: World, text: str) -> None:
    """One that the company named and filled, in a page of the booklet."""
    LivingValueFactory.create(
        company_id=world.own.id, key="own_planted", label=text, value=text, kind="text"
    )
    a_page(a_chapter(Booklet.objects.get(id=world.own.id)), document=inserting("own_planted"))


def _asked(company: Company) -> dict[str, Any]:
    """An obligation that the booklet of this company alone is asked."""
    with act_as_platform():
        Booklet.objects.filter(id=company.id).update(sector_id=company.id)
        asked: UUID = ObligationFactory.create(sectors=[company.id]).id
    return {"obligation_id": asked}


def _declared(company: Company) -> dict[str, Any]:
    named = _asked(company)
    with act_as_platform():
        NotApplicableFactory.create(booklet=Booklet.objects.get(id=company.id), **named)
    return named


VALUE_ROWS: dict[str, Row] = {
    "list_needed_values": of_booklet(READERS),
    "list_values": Row(READERS),
    "list_value_owners": Row(MANAGERS),
    "list_value_sites": Row(READERS),
    "export_needed_values": of_booklet(MANAGERS),
    "export_values": Row(MANAGERS),
    "check_values_sheet": Row(MANAGERS, while_switched=True, body=_sheet),
    "save_values": Row(MANAGERS, while_switched=True, body=_said_anew),
    "confirm_values": Row(MANAGERS, while_switched=True, body=_filled),
    "add_own_value": Row(
        MANAGERS,
        success=201,
        while_switched=True,
        body=lambda world: {"label": f"Code {uuid4()}", "kind": "text", "value": "1234"},
    ),
    "remove_own_value": Row(
        MANAGERS,
        success=204,
        while_switched=False,
        path=_own,
        names_an_object=True,
        seen_by=READERS - MANAGERS,
    ),
    "get_coverage": of_booklet(READERS),
    "export_coverage": of_booklet(READERS),
    "set_not_applicable": of_booklet(
        MANAGERS, child=_asked, while_switched=True, body=lambda world: {"reason": REASON}
    ),
    "unset_not_applicable": of_booklet(MANAGERS, child=_declared, while_switched=False),
    "get_checks": of_booklet(READERS),
}
