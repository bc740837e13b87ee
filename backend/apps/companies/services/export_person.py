import json
from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

from django.core.serializers.json import DjangoJSONEncoder
from django.db.models import Q

from apps.accounts import selectors as accounts
from apps.accounts.devices import device_of
from apps.accounts.models import User
from apps.companies.models import Invitation, Membership
from apps.journal import services as journal
from apps.journal.actions import action_label
from apps.journal.models import AuditEvent
from shared.actor import Actor, require_own_hands
from shared.limits import Limit
from shared.tenancy import act_as, act_as_platform
from shared.tenancy.scope import act_as_company

NAMES = ("id", "email", "first_name", "last_name", "language")
MOST_EVENTS = 10_000  # of one journal
EXPORTS = Limit(name="exports of a person", times=5, within=timedelta(hours=1))


def export_person(*, actor: Actor, user: User, now: datetime) -> bytes:
    """What is kept about somebody, as one JSON file, and a line in the journal.

    The person themselves and the platform's administrators get all of it, the administrator of a
    company what this company holds: not how, when and from where the account is used.
    """
    require_own_hands(actor)
    EXPORTS.take(str(actor.user_id), now=now)
    everything = actor.user_id == user.id or actor.is_super_admin
    with act_as(Actor(user_id=user.id)):
        memberships = list(Membership.objects.filter(user_id=user.id).select_related("company"))
    if not everything:
        memberships = [one for one in memberships if one.company_id == actor.company_id]
    companies = {one.company_id for one in memberships} | ({None} if everything else set())
    kept = {
        "exported_at": now,
        "account": _account(user) if everything else _row(user, NAMES),
        "memberships": [_membership(one) for one in memberships],
        **(_of_the_account(user, now) if everything else {}),
        "identity_switches": _switches(user, companies),
        "journal": [event for company in companies for event in _events(user, company, actor)],
    }
    journal.record(
        actor=actor,
        action="accounts.data_exported",
        target=user,
        label=user.full_name,
        now=now,
    )
    return json.dumps(kept, cls=DjangoJSONEncoder, ensure_ascii=False, indent=2).encode()


def _of_the_account(user: User, now: datetime) -> dict[str, Any]:
    """What is the person's own, whatever the company."""
    acceptances = accounts.list_acceptances(user_id=user.id)
    with act_as_platform():
        invitations = Invitation.objects.filter(email=user.email).select_related("company")
        invited = [
            {"company": one.company.name, **_row(one, ("role", "inviter_name", "sent_at"))}
            for one in invitations.order_by("id")
        ]
    return {
        "invitations": invited,
        "terms": _rows(acceptances, ("document", "version", "language", "ip", "at")),
        "sessions": _sessions(user, now),
    }


def _account(user: User) -> dict[str, Any]:
    factor = accounts.confirmed_factor(user_id=user.id)
    fields = ("status", "platform_role")
    moments = ("created_at", "invited_at", "last_login", "password_changed_at")
    return {
        **_row(user, (*NAMES, *fields, *moments)),
        "second_factor_since": factor and factor.confirmed_at,
    }


def _membership(membership: Membership) -> dict[str, Any]:
    return {
        "company": membership.company.name,
        "role": membership.role,
        "since": membership.created_at,
        "ends_on": membership.ends_on,
    }


def _sessions(user: User, now: datetime) -> list[dict[str, Any]]:
    return [
        {
            "browser": device_of(session.user_agent).browser,
            "system": device_of(session.user_agent).system,
            **_row(session, ("user_agent", "ip", "created_at", "seen_at")),
        }
        for session in accounts.list_sessions(user_id=user.id, now=now)
    ]


def _switches(user: User, companies: set[UUID | None]) -> list[dict[str, Any]]:
    switches = accounts.list_switches(user_id=user.id).items
    return [
        {"by": one.administrator.full_name, **_row(one, ("reason", "started_at", "ended_at"))}
        for one in switches
        if one.company_id in companies
    ]


def _events(user: User, company_id: UUID | None, actor: Actor) -> Iterable[dict[str, Any]]:
    """Read in the name of each company concerned: the person may work in another one now."""
    concerned = Q(actor_id=user.id) | Q(acting_as_id=user.id) | Q(object_id=user.id)
    events = AuditEvent.objects.filter(concerned, company_id=company_id).order_by("-at", "-id")
    names = ("at", "actor_name", "acting_as_name", "action", "object_label", "reason")
    with act_as_company(company_id):
        return [
            {
                **_row(event, names),
                "ip": event.ip if event.actor_id == user.id else None,
                "label": action_label(event.action, actor.language),
            }
            for event in events[:MOST_EVENTS]
        ]


def _rows(found: Iterable[object], names: tuple[str, ...]) -> list[dict[str, Any]]:
    return [_row(one, names) for one in found]


def _row(one: object, names: tuple[str, ...]) -> dict[str, Any]:
    return {name: getattr(one, name) for name in names}
