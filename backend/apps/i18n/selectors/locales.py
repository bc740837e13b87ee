from dataclasses import dataclass
from functools import reduce
from itertools import islice
from uuid import UUID

from django.db.models import Count, F, Q, QuerySet

from apps.i18n.models import Locale, LocaleStatus, Message, MessageKey
from apps.i18n.policies import is_reference, require_languages
from apps.i18n.questions import LocaleUsage, UsageOfLocales
from shared import errors
from shared.actor import Actor
from shared.questions import ask
from shared.translating.forms import Forms
from shared.translating.languages import Language, forms_wanted, proposals

MOST_PROPOSED = 20


class UnknownLocale(errors.NotFound):
    code = "unknown_locale"


@dataclass(frozen=True, slots=True, kw_only=True)
class Progress:
    """How far the interface is in a language; what is outdated is to be done again."""

    texts: int
    to_do: int
    to_review: int
    outdated: int

    @property
    def percent(self) -> int:
        """Rounded down: all is said only at 100."""
        done = self.texts - self.to_do - self.outdated
        return done * 100 // self.texts if self.texts else 0


@dataclass(frozen=True, slots=True)
class PluralForms:
    """Forms of the texts that count: those to be said, and those that are."""

    wanted: int
    said: int


@dataclass(frozen=True, slots=True, kw_only=True)
class LocaleState:
    """A language, how far it is, and who uses it."""

    locale: Locale
    progress: Progress
    forms: PluralForms
    usage: LocaleUsage


def interface_locales() -> QuerySet[Locale]:
    """The languages in which the interface is offered, French first."""
    offered = Locale.objects.filter(status=LocaleStatus.ACTIVE, interface=True)
    return offered.order_by("created_at", "id")


def get_interface_locale(code: str) -> Locale:
    """A language in which the interface is offered."""
    spoken = interface_locales().filter(code=code).first()
    if spoken is None:
        raise UnknownLocale
    return spoken


def get_locale(*, actor: Actor, code: str) -> Locale:
    """A language, retired or not."""
    require_languages(actor)
    found = Locale.objects.filter(code=code).first()
    if found is None:
        raise UnknownLocale
    return found


def proposed_locales(*, actor: Actor, words: str) -> list[Language]:
    """Languages that could be added, as the table of languages presents them."""
    require_languages(actor)
    known = set(Locale.objects.values_list("code", flat=True))
    found = (one for one in proposals(words) if one.code not in known)
    return list(islice(found, MOST_PROPOSED))


def list_locales(*, actor: Actor) -> list[LocaleState]:
    """Every language with how far it is, French first."""
    require_languages(actor)
    return states_of(list(Locale.objects.order_by("created_at", "id")), actor=actor)


def states_of(locales: list[Locale], *, actor: Actor) -> list[LocaleState]:
    """How far each of these languages is, and who uses it."""
    texts = MessageKey.objects.filter(retired_at=None).count()
    counts = _counts()
    counted = dict(
        MessageKey.objects.filter(retired_at=None, plural=True).values_list("id", "french")
    )
    forms = _forms_said(locales, counted)
    usage = usage_of(*(locale.code for locale in locales), actor=actor)
    return [
        LocaleState(
            locale=locale,
            progress=_progress(locale, texts, counts.get(locale.id, {})),
            forms=_plural_forms(locale, counted, forms.get(locale.id, {})),
            usage=usage.get(locale.code, LocaleUsage(0, ())),
        )
        for locale in locales
    ]


def progress_of(locale: Locale) -> Progress:
    """How far one language is."""
    texts = MessageKey.objects.filter(retired_at=None).count()
    return _progress(locale, texts, _counts().get(locale.id, {}))


def usage_of(*codes: str, actor: Actor) -> dict[str, LocaleUsage]:
    """Who uses these languages, in any company."""
    told: list[dict[str, LocaleUsage]] = ask(UsageOfLocales, codes=codes, actor=actor)
    return reduce(lambda known, more: known | more, told, {})


def _forms_said(locales: list[Locale], counted: dict[UUID, Forms]) -> dict[UUID, dict[UUID, Forms]]:
    """What counted texts say, by language and text."""
    said: dict[UUID, dict[UUID, Forms]] = {}
    rows = Message.objects.filter(locale__in=locales, key__in=counted)
    for locale_id, key_id, forms in rows.values_list("locale_id", "key_id", "forms"):
        said.setdefault(locale_id, {})[key_id] = forms
    return said


def _plural_forms(
    locale: Locale, counted: dict[UUID, Forms], said: dict[UUID, Forms]
) -> PluralForms:
    wanted = [
        (key_id, form.category)
        for key_id, french in counted.items()
        for form in forms_wanted(french, locale.code)
        if form.needed
    ]
    told = counted if is_reference(locale) else said
    return PluralForms(
        wanted=len(wanted),
        said=sum(bool(told.get(key_id, {}).get(category)) for key_id, category in wanted),
    )


def _counts() -> dict[UUID, dict[str, int]]:
    fresh = Q(source_fingerprint=F("key__fingerprint"))
    rows = (
        Message.objects.filter(key__retired_at=None)
        .values("locale_id")
        .annotate(
            written=Count("id"),
            outdated=Count("id", filter=~fresh),
            to_review=Count("id", filter=fresh & Q(validated_at=None)),
        )
    )
    return {
        locale_id: {"written": written, "outdated": outdated, "to_review": to_review}
        for locale_id, written, outdated, to_review in rows.order_by().values_list(
            "locale_id", "written", "outdated", "to_review"
        )
    }


def _progress(locale: Locale, texts: int, counts: dict[str, int]) -> Progress:
    if is_reference(locale):
        return Progress(texts=texts, to_do=0, to_review=0, outdated=0)
    return Progress(
        texts=texts,
        to_do=texts - counts.get("written", 0),
        to_review=counts.get("to_review", 0),
        outdated=counts.get("outdated", 0),
    )
