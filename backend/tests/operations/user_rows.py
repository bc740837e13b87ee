"""The rows of the people whom one administers, and of acting as them."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any
from uuid import uuid4

from apps.companies.factories import CompanyFactory, InvitationFactory, MembershipFactory
from apps.companies.models import Company, Membership
from shared.actor import Role
from tests.operations.row import (
    ADMINISTRATORS,
    PLATFORM,
    Row,
)
from tests.operations.world import SIGNED_IN, Caller, World


def _switch(world: World) -> dict[str, Any]:
    return {
        "id_utilisateur": str(world.users[Caller.WRITER].id),
        "reason": "Demande par téléphone",
    }


def _invitation(world: World) -> dict[str, Any]:
    return {
        "first_name": "Awa",
        "last_name": "Diallo",
        "email": f"awa.{uuid4().hex}@exemple.test",
        "language": "fr-FR",
        "role": Role.WRITER.value,
        "company_id": str(world.own.id),
    }


def _colleague(**user: Any) -> Callable[[Company], dict[str, Any]]:
    """Somebody of the company, another one each time: most acts upon a person happen once."""
    traits = {f"user__{name}": value for name, value in user.items()}
    return lambda company: {
        "user_id": MembershipFactory.create(company=company, role=Role.WRITER, **traits).user_id
    }


def _their_membership(company: Company) -> dict[str, Any]:
    return {"membership_id": Membership.objects.filter(company=company).latest("id").id}


def _one_more_company(world: World) -> dict[str, Any]:
    return {"company_id": str(CompanyFactory.create().id), "role": Role.WRITER.value}


def _colleagues(world: World, count: int) -> None:
    MembershipFactory.create_batch(count, company=world.own, role=Role.WRITER)


def _invitee(company: Company) -> dict[str, Any]:
    return {"invitation_id": InvitationFactory.create(company=company).id}


def _invitees(world: World, count: int) -> None:
    InvitationFactory.create_batch(count, company=world.own)


def _companies(world: World, count: int) -> None:
    CompanyFactory.create_batch(count)


def _upon(path: Callable[[Company], dict[str, Any]], **row: Any) -> Row:
    """An act upon somebody of the company, by those who administer it."""
    return Row(ADMINISTRATORS, path=path, names_an_object=True, foreign_allowed=PLATFORM, **row)


USER_ROWS: dict[str, Row] = {
    "list_roles": Row(SIGNED_IN),
    "list_users": Row(ADMINISTRATORS, foreign_allowed=PLATFORM, seed=_colleagues),
    "list_user_companies": Row(PLATFORM, foreign_allowed=PLATFORM, seed=_companies),
    "invite_user": Row(ADMINISTRATORS, success=201, while_switched=False, body=_invitation),
    "list_invitations": Row(ADMINISTRATORS, foreign_allowed=PLATFORM, seed=_invitees),
    "renew_invitation": _upon(_invitee, while_switched=False),
    "withdraw_invitation": _upon(_invitee, while_switched=False),
    "get_user": _upon(_colleague()),
    "export_user_data": _upon(_colleague(), while_switched=False),
    "update_user": _upon(
        _colleague(), while_switched=False, body=lambda world: {"first_name": "Camille-Anne"}
    ),
    "delete_user": _upon(_colleague(), while_switched=False),
    "suspend_user": _upon(_colleague(), while_switched=False),
    "restore_user": _upon(_colleague(suspended=True), while_switched=False),
    "resend_invitation": _upon(_colleague(invited=True), while_switched=False),
    "add_user_membership": replace(
        _upon(_colleague(), success=201, while_switched=False, body=_one_more_company),
        allowed=PLATFORM,
    ),
    "remove_user_membership": _upon(_colleague(), while_switched=False, child=_their_membership),
    "switch_identity": Row(ADMINISTRATORS, while_switched=False, body=_switch),
    "list_switch_targets": Row(
        ADMINISTRATORS,
        while_switched=False,
        foreign_allowed=frozenset({Caller.SUPER_ADMIN}),
        seed=_colleagues,
        query="search=camille",
    ),
}
