from dataclasses import dataclass
from functools import reduce
from uuid import UUID

from django.db.models import Count, F, Q, QuerySet

from apps.i18n.models import Locale, LocaleStatus, Message, MessageKey
from apps.i18n.policies import is_reference, require_languages
from apps.i18n.questions import LocaleUsage, UsageOfLocales
from shared import errors
from shared.actor import Actor
from shared.questions import ask


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


@dataclass(frozen=True, slots=True, kw_only=True)
class LocaleState:
    """A language, how far it is, and who uses it."""

    locale: Locale
    progress: Progress
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


def get_locale(*, actor: Actor, locale_id: UUID) -> Locale:
    """A language, retired or not."""
    require_languages(actor)
    found = Locale.objects.filter(id=locale_id).first()
    if found is None:
        raise errors.NotFound
    return found


def list_locales(*, actor: Actor) -> list[LocaleState]:
    """Every language with how far it is, French first."""
    require_languages(actor)
    return states_of(list(Locale.objects.order_by("created_at", "id")), actor=actor)


def states_of(locales: list[Locale], *, actor: Actor) -> list[LocaleState]:
    """How far each of these languages is, and who uses it."""
    texts = MessageKey.objects.filter(retired_at=None).count()
    counts = _counts()
    usage = usage_of(*(locale.code for locale in locales), actor=actor)
    return [
        LocaleState(
            locale=locale,
            progress=_progress(locale, texts, counts.get(locale.id, {})),
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
