"""From a request to its Actor, and from the Actor to what the studio shows of a session."""

from typing import Any, cast
from uuid import UUID

from django.contrib import auth
from django.http import HttpRequest

from apps.accounts.models import User
from apps.accounts.selectors import has_accepted_terms
from apps.accounts.terms import ACCEPTED_TERMS, current_versions
from apps.companies import policies, selectors, services
from apps.companies.models import Membership
from shared.actor import Actor
from shared.http.address import truncated_ip
from shared.http.request import Request
from shared.language import asked_language, preferred_language
from shared.tenancy.scope import settle

COMPANY = "company_id"
UNTIL_THE_BROWSER_CLOSES = 0
THIRTY_DAYS = 30 * 24 * 60 * 60


class SessionRequest(Request):
    membership: Membership | None


def identify(request: HttpRequest) -> SessionRequest:
    """Say who is calling, and let PostgreSQL know it for the rest of the transaction."""
    known = cast("SessionRequest", request)
    known.membership = None
    user = known.user
    if not isinstance(user, User):
        language = preferred_language(known.headers.get("Accept-Language", ""))
        known.actor = Actor(language=language, ip=truncated_ip(known))
        return known
    settle(Actor(user_id=user.id))
    chosen = known.session.get(COMPANY)
    known.membership = selectors.membership_in_use(
        user_id=user.id, company_id=UUID(chosen) if chosen else None
    )
    known.actor = services.build_actor(
        user=user,
        membership=known.membership,
        language=asked_language(known.headers.get("Accept-Language", "")) or user.language,
        terms_accepted=_terms_accepted(known, user),
        ip=truncated_ip(known),
    )
    settle(known.actor)
    return known


def open_session(request: Request, user: User, *, remember: bool) -> SessionRequest:
    """A session of its own for whoever has just proved who they are."""
    auth.login(request, user)
    request.session.cycle_key()
    request.session.set_expiry(THIRTY_DAYS if remember else UNTIL_THE_BROWSER_CLOSES)
    known = identify(request)
    if known.actor.terms_accepted:
        request.session[ACCEPTED_TERMS] = current_versions()
    request.session.save()
    return known


def enter_company(request: Request, company_id: UUID) -> SessionRequest:
    """The same session, from now on in another company of the caller's."""
    membership = selectors.get_own_membership(actor=request.actor, company_id=company_id)
    request.session[COMPANY] = str(membership.company_id)
    request.session.save()
    request.session.modified = False  # saved in the transaction, and the cookie is the same
    return identify(request)


def describe(request: SessionRequest) -> dict[str, Any]:
    """Who is signed in, as the studio knows it."""
    user, actor = cast("User", request.user), request.actor
    return {
        "id": user.id,
        "email": user.email,
        "first_name": user.first_name,
        "last_name": user.last_name,
        "language": user.language,
        "platform_role": actor.platform_role,
        "role": actor.role,
        "company": request.membership.company if request.membership else None,
        "terms": {"accepted": actor.terms_accepted, **current_versions()},
        "abilities": policies.session_abilities(actor),
    }


def _terms_accepted(request: Request, user: User) -> bool:
    """The session remembers a yes of its own; one given elsewhere is looked up."""
    return request.session.get(ACCEPTED_TERMS) == current_versions() or has_accepted_terms(
        user_id=user.id
    )
