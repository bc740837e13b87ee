from dataclasses import dataclass, replace
from datetime import date, datetime

from django.db import IntegrityError, transaction

from apps.companies.models import Company, Invitation, Membership
from apps.companies.services.add_member import AlreadyMember
from apps.companies.services.invitations._letter import ask_letter
from apps.journal import services as journal
from shared import errors
from shared.actor import Actor, Role


class AlreadyInvited(errors.Conflict):
    code = "already_invited"


@dataclass(frozen=True, slots=True, kw_only=True)
class Awaited:
    """What was typed of somebody: the address, and for a letter to a stranger also names."""

    email: str
    language: str
    first_name: str = ""
    last_name: str = ""


def invite_member(
    *,
    actor: Actor,
    company: Company,
    person: Awaited,
    role: Role,
    ends_on: date | None,
    now: datetime,
) -> Invitation:
    """Ask somebody to join a company, by letter.

    Nothing here looks for an account of this address, so that neither the answer nor the time that
    it takes can say whether there is one.
    """
    email = person.email.strip().lower()
    if Membership.objects.filter(company=company, user__email=email).exists():
        raise AlreadyMember({"email": "already_member"})
    invitation = Invitation(
        company=company,
        email=email,
        first_name=person.first_name,
        last_name=person.last_name,
        language=person.language,
        role=role.value,
        ends_on=ends_on,
        inviter_name=actor.name,
        sent_at=now,
    )
    _keep(invitation, now=now)
    last_day = {"ends_on": ends_on.isoformat()} if ends_on else {}
    journal.record(
        actor=replace(actor, company_id=company.id),
        action="companies.user_invited",
        target=invitation,
        label=email,
        now=now,
        after={"role": role.value, **last_day},
    )
    ask_letter(invitation)
    return invitation


def _keep(invitation: Invitation, *, now: datetime) -> None:
    """One that has run out makes room; one that still can be answered stays."""
    known = Invitation.objects.filter(company=invitation.company, email=invitation.email)
    for one in known.select_for_update():
        if now < one.expires_at:
            raise AlreadyInvited({"email": "already_invited"})
        one.delete()
    try:
        with transaction.atomic():
            invitation.save(force_insert=True)
    except IntegrityError as error:
        if "invitation_once" in str(error):
            raise AlreadyInvited({"email": "already_invited"}) from error
        raise
