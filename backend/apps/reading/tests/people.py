"""Who says how booklets are read, in tests."""

import json
from datetime import UTC, datetime
from typing import Any
from uuid import UUID

from django.test import Client

from apps.accounts.factories import browser_of
from apps.booklets.factories import BookletAccessFactory
from apps.booklets.models import Booklet, BookletRole, Duty
from apps.companies.factories import MembershipFactory
from apps.companies.models import Company, Membership
from apps.companies.services import build_actor
from shared.actor import Actor, Role

NOW = datetime(2027, 3, 16, 10, tzinfo=UTC)
TODAY = NOW.date()


def member(company_id: UUID, role: Role = Role.BOOKLET_MANAGER, **user: Any) -> Membership:
    """Somebody of this company."""
    named = {f"user__{name}": value for name, value in user.items()}
    return MembershipFactory.create(company=Company.objects.get(id=company_id), role=role, **named)


def acting(membership: Membership) -> Actor:
    """This member, as a request of theirs acts."""
    return build_actor(
        user=membership.user,
        membership=membership,
        language="fr-FR",
        terms_accepted=True,
        ip="",
    )


def admin(company_id: UUID) -> Actor:
    return acting(member(company_id, Role.COMPANY_ADMIN))


def working_on(booklet: Booklet, role: BookletRole = BookletRole.MANAGER) -> Actor:
    """Somebody to whom the booklet was given."""
    membership = member(booklet.company_id, Role(role.value))
    duty = Duty.MANAGER if role is BookletRole.MANAGER else ""
    BookletAccessFactory.create(booklet=booklet, user=membership.user, role=role, duty=duty)
    return acting(membership)


def browser(booklet: Booklet, role: Role = Role.COMPANY_ADMIN) -> Client:
    """Of somebody of its company."""
    return browser_of(member(booklet.company_id, role).user)


def send(client: Client, method: str, path: str, body: Any = None) -> Any:
    return client.generic(
        method, path, data=json.dumps(body or {}), content_type="application/json"
    )


def at(booklet: Booklet, *rest: Any) -> str:
    return "/".join(map(str, ["/api/booklets", booklet.id, *rest]))
