"""From a request to its Actor, and from the Actor to what the studio shows of a session."""

from datetime import timedelta
from typing import Any, cast
from uuid import UUID
from zoneinfo import ZoneInfo

from django.conf import settings
from django.contrib import auth
from django.http import HttpRequest
from django.utils import timezone

from apps.accounts import services as accounts
from apps.accounts.models import IdentitySwitch, User
from apps.accounts.selectors import (
    has_accepted_terms,
    has_second_factor,
    is_worn_out,
    open_switch,
)
from apps.accounts.terms import ACCEPTED_TERMS, current_versions
from apps.companies import policies, selectors, services
from apps.companies.models import Company, Membership
from shared.actor import Actor
from shared.http.address import truncated_ip
from shared.http.request import Request
from shared.language import asked_language, preferred_language
from shared.tenancy.scope import settle

COMPANY = "company_id"
SWITCHED = "switched"  # says that there is a switch to look up, never whose
UNTIL_THE_BROWSER_CLOSES = 0
THIRTY_DAYS = 30 * 24 * 60 * 60


class SessionRequest(Request):
    membership: Membership | None
    switch: IdentitySwitch | None
    owner: User
    """Whose session it is, whoever they act as; the second factor asked for is theirs."""
    second_factor_required: bool


def identify(request: HttpRequest) -> SessionRequest:
    """Say who is calling, and let PostgreSQL know it for the rest of the transaction."""
    known = cast("SessionRequest", request)
    known.membership, known.switch, known.switch_ended = None, None, False
    known.said_anyway = None
    known.timezone = ZoneInfo(settings.TIME_ZONE)
    user = auth.get_user(known)  # whose session it is, whoever they act as
    known.user = user
    if not isinstance(user, User):
        language = preferred_language(known.headers.get("Accept-Language", ""))
        known.actor = Actor(language=language, ip=truncated_ip(known))
        return known
    known.owner, known.membership = user, _membership(known, user)
    if _ends(known):
        auth.logout(known)
        return identify(known)
    known.second_factor_required = policies.needs_second_factor(user, known.membership)
    known.actor = services.build_actor(
        user=user,
        membership=known.membership,
        second_factor_missing=known.second_factor_required
        and not has_second_factor(user_id=user.id),
        language=asked_language(known.headers.get("Accept-Language", "")) or user.language,
        terms_accepted=_terms_accepted(known, user),
        ip=truncated_ip(known),
    )
    if known.membership:
        known.timezone = ZoneInfo(known.membership.company.timezone)
    settle(known.actor)
    if known.session.get(SWITCHED):
        _follow_switch(known, known.actor)
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
    accounts.note_device(
        session_key=request.session.session_key,
        user_agent=request.headers.get("User-Agent", ""),
        ip=known.actor.ip,
    )
    return known


def enter_company(request: Request, company_id: UUID) -> SessionRequest:
    """The same session, from now on in another company of the caller's."""
    membership = selectors.get_own_membership(
        actor=request.actor, company_id=company_id, today=timezone.localdate()
    )
    request.session[COMPANY] = str(membership.company_id)
    request.session.save()
    request.session.modified = False  # saved in the transaction, and the cookie is the same
    return identify(request)


def describe(request: SessionRequest) -> dict[str, Any]:
    """Who is signed in, as the studio knows it."""
    user, actor, switch = cast("User", request.user), request.actor, request.switch
    return {
        "id": user.id,
        "email": user.email,
        "first_name": user.first_name,
        "last_name": user.last_name,
        "language": (switch.administrator if switch else user).language,
        "platform_role": actor.platform_role,
        "role": actor.role,
        "company": request.membership.company if request.membership else None,
        "closed_company": "" if request.membership else selectors.closed_company(user_id=user.id),
        "terms": {"accepted": actor.terms_accepted, **current_versions()},
        "second_factor": {
            "on": has_second_factor(user_id=request.owner.id),
            "required": request.second_factor_required,
        },
        "abilities": policies.session_abilities(actor),
        "switched": switch
        and {"by": switch.administrator, "since": switch.started_at, "until": switch.until},
    }


def chosen_company(request: Request) -> UUID | None:
    """The company that the session asks to work in, if any."""
    chosen = request.session.get(COMPANY)
    return UUID(chosen) if chosen else None


def _membership(request: SessionRequest, user: User) -> Membership | None:
    settle(Actor(user_id=user.id))
    return selectors.membership_in_use(
        user_id=user.id, company_id=chosen_company(request), today=timezone.localdate()
    )


def _ends(request: SessionRequest) -> bool:
    company = request.membership.company if request.membership else Company()
    return is_worn_out(
        session=request.session,
        idle=timedelta(minutes=company.session_idle_minutes),
        whole=timedelta(hours=company.session_hours),
        now=timezone.now(),
    )


def _terms_accepted(request: Request, user: User) -> bool:
    """The session remembers a yes of its own; one given elsewhere is looked up."""
    return request.session.get(ACCEPTED_TERMS) == current_versions() or has_accepted_terms(
        user_id=user.id
    )


def _follow_switch(request: SessionRequest, administrator: Actor) -> None:
    """Act as the target of the session's switch, if it still may last; every call asks again."""
    switch = open_switch(session_key=request.session.session_key)
    if switch is None or not _still_holds(switch, administrator):
        request.switch_ended = True
        return
    request.switch, request.user = switch, switch.target
    request.membership = _membership(request, switch.target)
    request.actor = services.build_actor(
        user=switch.target,
        membership=request.membership,
        language=administrator.language,
        terms_accepted=administrator.terms_accepted,
        second_factor_missing=administrator.second_factor_missing,
        ip=administrator.ip,
        switched_by=switch.hands,
    )
    settle(request.actor)


def _still_holds(switch: IdentitySwitch, administrator: Actor) -> bool:
    return (
        switch.administrator_id == administrator.user_id
        and timezone.now() < switch.until
        and switch.target.is_active
        and policies.may_act_as(
            administrator,
            switch.target,
            selectors.list_every_membership(user_id=switch.target_id),
        )
    )
