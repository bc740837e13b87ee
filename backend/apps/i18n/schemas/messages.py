from datetime import datetime
from typing import Annotated, Any, Literal

from ninja import Field, Schema
from pydantic import StringConstraints

from apps.i18n.models import Locale
from apps.i18n.policies import is_reference, locale_abilities
from apps.i18n.schemas.locales import Code, PluralOut
from apps.i18n.selectors import Text
from shared.actor import Actor
from shared.http.fields import PRINTED, WRITTEN
from shared.translating.blanks import LONGEST
from shared.translating.languages import forms_wanted

MessageState = Literal["to_do", "outdated", "to_review", "validated"]
FormName = Literal["", "zero", "one", "two", "few", "many", "other"]
TextForms = Annotated[
    dict[FormName, Annotated[str, StringConstraints(max_length=LONGEST, pattern=WRITTEN)]],
    Field(min_length=1),
]
Revision = Annotated[int, Field(ge=0, le=2_147_483_647)]


class MessageQuery(Schema):
    """`changed`: those that somebody wrote here, in place of what is shipped or where nothing was."""

    locale: Code
    state: MessageState | None = None
    screen: str = Field("", max_length=60, pattern=PRINTED)
    q: str = Field("", max_length=100, pattern=PRINTED)
    changed: bool = False


class FormOut(Schema):
    """A form to be said: its category, which is empty for a text that counts nothing; `needed` unless no number has it."""

    category: FormName
    numbers: str
    needed: bool


class MessageOut(Schema):
    """A text in one language, beside what French says today. Forms are {"": words} or {category: words}."""

    key: str
    catalogue: Literal["studio", "server", "reader", "mail", "blocks"]
    screen: str
    plural: bool
    source: dict[str, str]  # French of today
    placeholders: list[str]  # blanks and tags that every form keeps
    categories: list[FormOut]
    forms: dict[str, str]
    shipped: dict[str, str] | None  # what the product says by itself
    changed: bool  # written here: may be set back
    state: MessageState
    revision: int  # 0: nothing is written yet
    by_name: str
    written_at: datetime | None


class StateCounts(Schema):
    to_do: int
    outdated: int
    to_review: int
    validated: int


class ScreenOut(Schema):
    """A file of texts."""

    name: str
    texts: int


class MessagesAbilities(Schema):
    translate: bool


class MessagePage(Schema):
    items: list[MessageOut]
    next: str | None
    counts: StateCounts
    screens: list[ScreenOut]
    plurals: list[PluralOut]
    abilities: MessagesAbilities


class MessageIn(Schema):
    """What a text says from now on; `revision` is the one that its author began with."""

    forms: TextForms
    revision: Revision
    validated: bool = True


class TextsQuery(Schema):
    """`v`: the stamp of a language, as it stands in the page."""

    v: str = Field("", max_length=20, pattern=r"^[0-9a-f]*$")


class SetBackQuery(Schema):
    revision: Revision


def describe_message(text: Text, *, locale: Locale) -> dict[str, Any]:
    key, message = text.key, text.message
    return {
        "key": key.key,
        "catalogue": key.catalogue,
        "screen": key.screen,
        "plural": key.plural,
        "source": text.source,
        "placeholders": key.placeholders,
        "categories": forms_wanted(key.french, locale.code),
        "forms": text.source if is_reference(locale) else text.forms,
        "shipped": text.shipped,
        "changed": text.changed,
        "state": text.state,
        "revision": message.revision if message else 0,
        "by_name": message.by_name if message else "",
        "written_at": message.written_at if message else None,
    }


def messages_abilities(actor: Actor, locale: Locale) -> dict[str, bool]:
    return {"translate": locale_abilities(actor, locale)["translate"]}
