from datetime import date, datetime
from typing import Annotated, Any
from uuid import UUID

from ninja import Field, Schema

from apps.companies import policies
from apps.companies.models import Invitation
from shared.actor import Actor, Role

Token = Annotated[str, Field(max_length=200, pattern=r"^[0-9a-zA-Z-]*$")]


class AwaitedPersonOut(Schema):
    """The person whom a link invites; `company` is absent for the platform's staff.

    Who has an account signs in to answer, others choose a password.
    """

    first_name: str
    email: str
    company: str | None
    has_account: bool


class AcceptanceIn(Schema):
    """The token of the link, and the password chosen."""

    token: Token
    password: str = Field(max_length=256)


class DeclineIn(Schema):
    token: Token


class InvitationQuery(Schema):
    """`company` is for those who administer several."""

    company: UUID | None = None


class InvitationAbilities(Schema):
    renew: bool
    withdraw: bool


class InvitationOut(Schema):
    """Somebody who was asked to join and has not answered: what was typed, and nothing else."""

    id: UUID
    email: str
    first_name: str
    last_name: str
    role: Role
    ends_on: date | None
    company_name: str
    sent_at: datetime
    expires_at: datetime
    abilities: InvitationAbilities


class InvitationPage(Schema):
    items: list[InvitationOut]
    next: str | None


class InvitationNotice(Schema):
    """The sentence that says what was done."""

    message: str


class OwnInvitationOut(Schema):
    """A company that invites the caller."""

    id: UUID
    company_name: str = Field(alias="company.name")
    role: Role
    ends_on: date | None
    inviter_name: str
    expires_at: datetime


class OwnInvitationPage(Schema):
    items: list[OwnInvitationOut]
    next: str | None


SAID = ("id", "email", "first_name", "last_name", "role", "ends_on", "sent_at", "expires_at")


def describe_invitation(actor: Actor, invitation: Invitation) -> dict[str, Any]:
    """What those who invited see of it."""
    acts = policies.may_manage_invitations(actor)
    return {
        **{name: getattr(invitation, name) for name in SAID},
        "company_name": invitation.company.name,
        "abilities": {"renew": acts, "withdraw": acts},
    }
