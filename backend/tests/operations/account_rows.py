"""The rows of one’s own account: who one is, how one proves it, on which devices."""

from typing import Any

from apps.accounts.factories import (
    PASSWORD,
    IdentitySwitchFactory,
    SecondFactorFactory,
    SessionFactory,
    code_of,
    email_token_of,
)
from apps.accounts.models import RecoveryCode, SecondFactor, User
from apps.accounts.terms import current_versions
from apps.companies.factories import InvitationFactory, MembershipFactory
from apps.companies.models import Company
from shared.actor import Role
from tests.operations.row import EVERYBODY, NEW_PASSWORD, WAY_IN, Row
from tests.operations.world import SIGNED_IN, Caller, World


def _terms(world: World) -> dict[str, Any]:
    return {**current_versions(), "language": "fr-FR"}


def _another_password(world: World) -> dict[str, Any]:
    """Everybody has the password of the first day, even who has changed it in a call before."""
    for user in User.objects.filter(id__in=[user.id for user in world.users.values()]):
        if not user.check_password(PASSWORD):
            user.set_password(PASSWORD)
            user.save(update_fields=["password"])
    return {"current_password": PASSWORD, "password": NEW_PASSWORD}


def _new_email(world: World) -> dict[str, Any]:
    return {"token": email_token_of(world.users[Caller.WRITER], "nouvelle@exemple.test")}


def _another_device(company: Company) -> dict[str, Any]:
    """Of the company's administrator; everybody else has none to close."""
    return {"session_id": SessionFactory.create(user=_administrator(company)).id}


def _own_invitation(company: Company) -> dict[str, Any]:
    """To the company's administrator, from another one; everybody else was not asked."""
    return {"invitation_id": InvitationFactory.create(email=_administrator(company).email).id}


def _own_invitations(world: World, count: int) -> None:
    InvitationFactory.create_batch(count, email=world.users[Caller.COMPANY_ADMIN].email)


def _administrator(company: Company) -> User:
    return User.objects.get(memberships__company=company, memberships__role=Role.COMPANY_ADMIN)


def _password_of_an_app_to_come(world: World) -> dict[str, Any]:
    _anew(world)
    return {"current_password": PASSWORD}


def _code_of_an_app(world: World) -> dict[str, Any]:
    codes = {code_of(SecondFactorFactory.create(user=user)) for user in _anew(world)}
    return {"current_password": PASSWORD, "code": codes.pop()}


def _code_of_an_app_that_begins(world: World) -> dict[str, Any]:
    factors = [SecondFactorFactory.create(user=user, confirmed_at=None) for user in _anew(world)]
    return {"code": code_of(factors[0])}


def _anew(world: World) -> list[User]:
    """Everybody, without second factor nor recovery codes."""
    for model in (SecondFactor, RecoveryCode):
        model.objects.all().delete()
    return list(world.users.values())


def _switches(world: World, count: int) -> None:
    target, administrator = world.users[Caller.COMPANY_ADMIN], world.users[Caller.SUPER_ADMIN]
    IdentitySwitchFactory.create_batch(
        count, target=target, administrator=administrator, company_id=world.own.id
    )


def _memberships(world: World, count: int) -> None:
    MembershipFactory.create_batch(count, user=world.users[Caller.COMPANY_ADMIN])


ACCOUNT_ROWS: dict[str, Row] = {
    "get_session_user": Row(SIGNED_IN, **WAY_IN),
    "update_profile": Row(
        SIGNED_IN, while_switched=False, body=lambda world: {"first_name": "Camille-Anne"}
    ),
    "switch_company": Row(
        SIGNED_IN - {Caller.SUPER_ADMIN, Caller.LIBRARY_EDITOR},
        while_switched=True,
        body_of=lambda company: {"company_id": str(company.id)},
        names_an_object=True,
    ),
    "set_language": Row(
        SIGNED_IN,
        success=204,
        **WAY_IN,
        while_switched=False,
        body=lambda world: {"language": "en-GB"},
    ),
    "accept_terms": Row(
        SIGNED_IN, success=204, without_terms=True, while_switched=False, body=_terms
    ),
    "refuse_terms": Row(
        SIGNED_IN, success=204, without_terms=True, while_switched=False, body=_terms
    ),
    "return_identity": Row(SIGNED_IN, **WAY_IN, while_switched=True),
    "get_credentials": Row(SIGNED_IN, while_switched=False),
    "change_password": Row(
        SIGNED_IN,
        success=204,
        while_switched=False,
        body=_another_password,
    ),
    "ask_email_change": Row(
        SIGNED_IN,
        success=204,
        while_switched=False,
        body=lambda world: {"current_password": PASSWORD, "email": "nouvelle@exemple.test"},
    ),
    "change_email": Row(EVERYBODY, success=204, **WAY_IN, while_switched=True, body=_new_email),
    "list_sessions": Row(SIGNED_IN, while_switched=False),
    "close_session": Row(
        frozenset({Caller.COMPANY_ADMIN}),
        success=204,
        while_switched=False,
        path=_another_device,
        names_an_object=True,
    ),
    "close_other_sessions": Row(SIGNED_IN, success=204, while_switched=False),
    "start_second_factor": Row(
        SIGNED_IN, **WAY_IN, while_switched=False, body=_password_of_an_app_to_come
    ),
    "confirm_second_factor": Row(
        SIGNED_IN, **WAY_IN, while_switched=False, body=_code_of_an_app_that_begins
    ),
    "renew_recovery_codes": Row(SIGNED_IN, **WAY_IN, while_switched=False, body=_code_of_an_app),
    "remove_second_factor": Row(
        SIGNED_IN, success=204, **WAY_IN, while_switched=False, body=_code_of_an_app
    ),
    "list_identity_switches": Row(SIGNED_IN, while_switched=False, seed=_switches),
    "export_own_data": Row(SIGNED_IN, while_switched=False),
    "list_memberships": Row(SIGNED_IN, seed=_memberships),
    "list_own_invitations": Row(SIGNED_IN, while_switched=False, seed=_own_invitations),
    "join_company": Row(
        frozenset({Caller.COMPANY_ADMIN}),
        while_switched=False,
        path=_own_invitation,
        names_an_object=True,
    ),
    "decline_own_invitation": Row(
        frozenset({Caller.COMPANY_ADMIN}),
        while_switched=False,
        path=_own_invitation,
        names_an_object=True,
    ),
}
