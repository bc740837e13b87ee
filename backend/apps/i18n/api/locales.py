from typing import Any

from django.utils import timezone
from ninja import Query, Router, Status

from apps.i18n import policies, selectors, services
from apps.i18n.models import Locale
from apps.i18n.schemas.locales import (
    LocaleChange,
    LocaleIn,
    LocaleOut,
    LocaleProposals,
    LocalesOut,
    ProposalQuery,
    describe_locale,
    describe_plurals,
)
from shared.http.request import Request

router = Router(tags=["i18n"])


@router.get("/locales", response=LocalesOut)
def list_locales(request: Request) -> dict[str, Any]:
    """Every language with how far the interface is in it, French first."""
    states = selectors.list_locales(actor=request.actor)
    return {
        "items": [describe_locale(one, actor=request.actor) for one in states],
        "abilities": {"add": policies.may_keep_languages(request.actor)},
    }


@router.get("/locale-proposals", response=LocaleProposals)
def list_locale_proposals(request: Request, wanted: Query[ProposalQuery]) -> dict[str, Any]:
    """Languages that could be added, with what is known of them."""
    found = selectors.proposed_locales(actor=request.actor, words=wanted.q)
    return {
        "items": [
            {
                "code": one.code,
                "label": one.label,
                "own_name": one.own,
                "direction": one.direction,
                "plurals": describe_plurals(one.code),
            }
            for one in found
        ]
    }


@router.post("/locales", response={201: LocaleOut})
def add_locale(request: Request, body: LocaleIn) -> Status[dict[str, Any]]:
    """One more language, in preparation."""
    locale = services.add_locale(
        actor=request.actor,
        code=body.code,
        label=body.label,
        own_name=body.own_name,
        direction=body.direction or "",
        now=timezone.now(),
    )
    return Status(201, _to_output(request, locale))


@router.get("/locales/{code}", response=LocaleOut)
def get_locale(request: Request, code: str) -> dict[str, Any]:
    """A language, put away or not."""
    return _to_output(request, selectors.get_locale(actor=request.actor, code=code))


@router.put("/locales/{code}", response=LocaleOut)
def update_locale(request: Request, code: str, body: LocaleChange) -> dict[str, Any]:
    """What is known of a language, and whether it is offered."""
    change = {name: value for name, value in body.dict().items() if value is not None}
    locale = services.update_locale(
        actor=request.actor, code=code, change=change, now=timezone.now()
    )
    return _to_output(request, locale)


@router.post("/locales/{code}/retire", response=LocaleOut)
def retire_locale(request: Request, code: str) -> dict[str, Any]:
    """Put a language away that no booklet has; its texts stay."""
    locale = services.retire_locale(actor=request.actor, code=code, now=timezone.now())
    return _to_output(request, locale)


def _to_output(request: Request, locale: Locale) -> dict[str, Any]:
    (state,) = selectors.states_of([locale], actor=request.actor)
    return describe_locale(state, actor=request.actor)
