from dataclasses import asdict
from typing import Any

from django.utils import timezone
from ninja import Query, Router

from apps.i18n import selectors, services
from apps.i18n.schemas.locales import describe_plurals
from apps.i18n.schemas.messages import (
    MessageIn,
    MessageOut,
    MessagePage,
    MessageQuery,
    SetBackQuery,
    describe_message,
    messages_abilities,
)
from shared.http.paging import PageQuery
from shared.http.request import Request
from shared.translating.states import State

router = Router(tags=["i18n"])


@router.get("/messages", response=MessagePage)
def list_messages(
    request: Request, wanted: Query[MessageQuery], page: Query[PageQuery]
) -> dict[str, Any]:
    """The texts of the product in one language, those that lack first."""
    actor = request.actor
    locale = selectors.get_locale(actor=actor, code=wanted.locale)
    left = selectors.MessageFilter(
        state=State(wanted.state) if wanted.state else None,
        screen=wanted.screen,
        search=wanted.q,
        changed=wanted.changed,
    )
    items, following = selectors.list_messages(
        actor=actor, locale=locale, wanted=left, cursor=page.cursor, limit=page.limit
    )
    return {
        "items": [describe_message(one, locale=locale) for one in items],
        "next": following,
        "counts": asdict(selectors.count_states(actor=actor, locale=locale, wanted=left)),
        "screens": selectors.list_screens(actor=actor),
        "plurals": describe_plurals(locale.code),
        "abilities": messages_abilities(actor, locale),
    }


@router.put("/messages/{key}/{code}", response=MessageOut)
def write_message(request: Request, key: str, code: str, body: MessageIn) -> dict[str, Any]:
    """What a text says in a language from now on, for everybody within a minute."""
    services.write_message(
        actor=request.actor,
        key=key,
        code=code,
        forms={str(name): words for name, words in body.forms.items()},
        revision=body.revision,
        validated=body.validated,
        now=timezone.now(),
    )
    return _to_output(request, key, code)


@router.delete("/messages/{key}/{code}", response=MessageOut)
def set_back_message(
    request: Request, key: str, code: str, read: Query[SetBackQuery]
) -> dict[str, Any]:
    """Say again what the product ships; nothing, where it ships nothing."""
    services.set_back_message(
        actor=request.actor, key=key, code=code, revision=read.revision, now=timezone.now()
    )
    return _to_output(request, key, code)


def _to_output(request: Request, key: str, code: str) -> dict[str, Any]:
    locale = selectors.get_locale(actor=request.actor, code=code)
    text = selectors.get_text(actor=request.actor, locale=locale, key=key)
    return describe_message(text, locale=locale)
