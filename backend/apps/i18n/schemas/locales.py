from typing import Annotated, Any, Literal

from ninja import Field, Schema
from pydantic import StringConstraints

from apps.i18n.models import LocaleStatus
from apps.i18n.policies import is_offered, is_reference, locale_abilities
from apps.i18n.selectors import LocaleState
from shared.actor import Actor
from shared.http.fields import PRINTED
from shared.translating.languages import LONGEST_TAG, plurals_of

TextDirection = Literal["ltr", "rtl"]
Code = Annotated[
    str,
    StringConstraints(
        strip_whitespace=True, min_length=2, max_length=LONGEST_TAG, pattern=r"^[A-Za-z0-9_-]*$"
    ),
]
LanguageName = Annotated[
    str, StringConstraints(strip_whitespace=True, max_length=60, pattern=PRINTED)
]
KnownName = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=60, pattern=PRINTED)
]
LocaleStanding = Literal["reference", "offered", "preparing", "content_only", "retired"]


class PluralOut(Schema):
    """A plural category of a language, and the first numbers that have it; none has it, if that is empty."""

    category: Literal["zero", "one", "two", "few", "many", "other"]
    numbers: str


class LocaleUsageOut(Schema):
    """How many booklets have the language; the first names are told to those who may see companies."""

    count: int
    names: list[str]


class LocaleAbilities(Schema):
    """`offer`: its interface and its status; `translate`: its texts."""

    change: bool
    offer: bool
    retire: bool
    translate: bool


class LocaleOut(Schema):
    """A language, how far the interface is in it, and who uses it."""

    code: str
    label: str  # in French
    own_name: str  # as those who speak it call it
    direction: TextDirection
    interface: bool
    content: bool
    status: Literal["preparing", "active", "retired"]
    standing: LocaleStanding
    offered_from: int
    texts: int
    percent: int
    to_do: int
    to_review: int
    outdated: int
    plurals: list[PluralOut]
    plural_forms: int  # forms of counted texts that are to be said
    plural_forms_said: int
    used_by: LocaleUsageOut
    abilities: LocaleAbilities


class LocalesAbilities(Schema):
    add: bool


class LocalesOut(Schema):
    items: list[LocaleOut]
    abilities: LocalesAbilities


class LocaleProposal(Schema):
    """A language that could be added."""

    code: str
    label: str
    own_name: str
    direction: TextDirection
    plurals: list[PluralOut]


class LocaleProposals(Schema):
    items: list[LocaleProposal]


class ProposalQuery(Schema):
    q: str = Field("", max_length=100, pattern=PRINTED)


class LocaleIn(Schema):
    """A language to be added; what is empty is taken from the table of languages."""

    code: Code
    label: LanguageName = ""
    own_name: LanguageName = ""
    direction: TextDirection | None = None


class LocaleChange(Schema):
    """What is absent stays; a language that was put away comes back by its status."""

    label: KnownName | None = None
    own_name: KnownName | None = None
    direction: TextDirection | None = None
    offered_from: int | None = Field(None, ge=0, le=100)
    interface: bool | None = None
    content: bool | None = None
    status: Literal["preparing", "active"] | None = None


def describe_locale(state: LocaleState, *, actor: Actor) -> dict[str, Any]:
    locale, progress = state.locale, state.progress
    return {
        "code": locale.code,
        "label": locale.label,
        "own_name": locale.own_name or locale.label,
        "direction": locale.direction,
        "interface": locale.interface,
        "content": locale.content,
        "status": locale.status,
        "standing": _standing(state),
        "offered_from": locale.offered_from,
        "texts": progress.texts,
        "percent": progress.percent,
        "to_do": progress.to_do,
        "to_review": progress.to_review,
        "outdated": progress.outdated,
        "plurals": describe_plurals(locale.code),
        "plural_forms": state.forms.wanted,
        "plural_forms_said": state.forms.said,
        "used_by": {"count": state.usage.count, "names": state.usage.names},
        "abilities": locale_abilities(actor, locale),
    }


def describe_plurals(code: str) -> list[dict[str, str]]:
    return [{"category": name, "numbers": first} for name, first in plurals_of(code).items()]


def _standing(state: LocaleState) -> LocaleStanding:
    locale = state.locale
    if is_reference(locale):
        return "reference"
    if locale.status == LocaleStatus.RETIRED:
        return "retired"
    if is_offered(locale):
        return "offered"
    return "preparing" if locale.status == LocaleStatus.PREPARING else "content_only"
