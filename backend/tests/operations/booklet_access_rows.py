"""The rows of the list of booklets, of their life, their options, and who works on them."""

from collections.abc import Callable
from typing import Any
from uuid import uuid4

from apps.booklets.factories import BookletAccessFactory, BookletFactory
from apps.booklets.models import Booklet, BookletRole, BookletStatus, Duty
from apps.companies.factories import MembershipFactory
from apps.companies.models import Company, Membership
from apps.library.factories import SectorFactory
from shared.actor import Role
from shared.tenancy import act_as_platform
from tests.operations.row import Row
from tests.operations.world import BY_ACCESS, Caller, World, entrust

ADMIN = frozenset({Caller.COMPANY_ADMIN})
MANAGERS = ADMIN | {Caller.BOOKLET_MANAGER}
AUTHORS = MANAGERS | {Caller.WRITER}
READERS = ADMIN | BY_ACCESS | {Caller.AUDITOR}
"""Of a company: each sees the booklets of all of it, or what was entrusted to them."""


def booklet(company: Company) -> dict[str, Any]:
    """The one that the world's people work on."""
    return {"booklet_id": company.id}


def another(**traits: Any) -> Callable[[Company], dict[str, Any]]:
    """One that they work on too, another one each time: most acts change its state."""

    def path(company: Company) -> dict[str, Any]:
        with act_as_platform():
            made = _made(company, **traits)
            entrust(made)
        return {"booklet_id": made.id}

    return path


def apart(company: Company) -> dict[str, Any]:
    """One that was entrusted to nobody."""
    with act_as_platform():
        return {"booklet_id": _made(company).id}


def of_booklet(
    allowed: frozenset[Caller],
    path: Callable[[Company], dict[str, Any]] = booklet,
    **row: Any,
) -> Row:
    """A row of something done with a booklet that the path names."""
    return Row(
        allowed, path=path, names_an_object=True, seen_by=READERS - allowed, apart=apart, **row
    )


def _made(company: Company, **traits: Any) -> Any:
    return BookletFactory.create(
        company_id=company.id, name=f"{company.name} {uuid4()}"[:120], plan={}, **traits
    )


def _building(company: Company) -> dict[str, Any]:
    """Whose sector is known, so that its creation can end."""
    with act_as_platform():
        sector = SectorFactory.create()
    return another(building=True, sector_id=sector.id)(company)


def _access(company: Company) -> dict[str, Any]:
    """Of somebody who may become the main manager of the world's booklet."""
    with act_as_platform():
        manager = MembershipFactory.create(company=company, role=Role.BOOKLET_MANAGER).user
        made = BookletAccessFactory.create(
            booklet=Booklet.objects.get(id=company.id),
            user=manager,
            role=BookletRole.MANAGER,
            duty=Duty.MANAGER,
        )
    return {"access_id": made.id}


def _a_manager(company: Company) -> dict[str, Any]:
    """Somebody of the company who manages booklets and has nothing on this one."""
    with act_as_platform():
        member: Membership = MembershipFactory.create(company=company, role=Role.BOOKLET_MANAGER)
    return {"user": str(member.user_id)}


def _role(world: World) -> dict[str, Any]:
    return {"role": "writer"}


def _name(world: World) -> dict[str, Any]:
    return {"name": f"Copie {uuid4()}"}


def _scope(world: World) -> dict[str, Any]:
    return {"scope": "Chapitres Hygiène et Vie d’équipe"}


def _sentence(world: World) -> dict[str, Any]:
    return {"receipt_sentence": f"J’ai lu le livret {uuid4()}."}


BOOKLET_ACCESS_ROWS: dict[str, Row] = {
    "list_booklets": Row(
        READERS,
        seed=lambda world, count: BookletFactory.create_batch(
            count, company_id=world.own.id, plan={}
        ),
    ),
    "duplicate_booklet": of_booklet(MANAGERS, success=201, while_switched=True, body=_name),
    "finish_booklet": of_booklet(MANAGERS, _building, while_switched=True),
    "send_booklet_to_review": of_booklet(AUTHORS, another(), while_switched=True),
    "approve_booklet": of_booklet(
        MANAGERS, another(status=BookletStatus.IN_REVIEW), while_switched=True
    ),
    "send_booklet_back": of_booklet(
        MANAGERS, another(status=BookletStatus.IN_REVIEW), while_switched=True
    ),
    "archive_booklet": of_booklet(ADMIN, another(), while_switched=True),
    "unarchive_booklet": of_booklet(ADMIN, another(archived=True), while_switched=True),
    "trash_booklet": of_booklet(ADMIN, another(), while_switched=False),
    "restore_booklet": of_booklet(ADMIN, another(trashed=True), while_switched=True),
    "delete_booklet": of_booklet(ADMIN, another(trashed=True), success=204, while_switched=False),
    "transfer_booklet": of_booklet(MANAGERS, another(), while_switched=True, body_of=_a_manager),
    "list_accesses": of_booklet(MANAGERS),
    "list_access_candidates": of_booklet(MANAGERS),
    "give_access": of_booklet(
        MANAGERS, another(), success=201, while_switched=True, body=_role, body_of=_a_manager
    ),
    "change_access": of_booklet(MANAGERS, child=_access, while_switched=True, body=_scope),
    "remove_access": of_booklet(MANAGERS, child=_access, success=204, while_switched=False),
    "make_main_manager": of_booklet(MANAGERS, child=_access, while_switched=True),
    "get_booklet_options": of_booklet(MANAGERS),
    "set_booklet_options": of_booklet(MANAGERS, while_switched=True, body=_sentence),
}
