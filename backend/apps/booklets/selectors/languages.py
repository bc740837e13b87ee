from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from django.db.models import Q

from apps.booklets.models import Booklet
from apps.i18n.questions import LocaleUsage
from shared.actor import Actor
from shared.permissions import Action, may_everywhere
from shared.tenancy import act_as_platform

READABLE = 95  # per cent: what is missing is then the exception
NAMED = 3
SPOKEN = ("fr", "en", "es", "pt")  # in which everything around the pages is said to readers


@dataclass(frozen=True, slots=True, kw_only=True)
class LanguageState:
    """A language of a booklet besides its reference."""

    locale: str
    share: int  # that somebody has validated, in per cent
    spoken: bool  # around the pages: in a language that is not, no booklet is offered
    offered: bool  # to readers


def translated_share(*, booklet: Booklet, locale: str) -> int:
    """How much of a booklet somebody has validated in this language, in per cent, as it was last counted."""
    return int(booklet.translated.get(locale, 0))


def languages_of(booklet: Booklet) -> Iterator[LanguageState]:
    """A language is offered once it is complete enough, or when somebody said so; what is French is then marked."""
    for locale in booklet.locales:
        share = translated_share(booklet=booklet, locale=locale)
        spoken = locale.partition("-")[0] in SPOKEN
        wanted = share >= READABLE or locale in booklet.offered_anyway
        yield LanguageState(locale=locale, share=share, spoken=spoken, offered=spoken and wanted)


def readable_locales(booklet: Booklet) -> list[str]:
    """The languages that readers are offered: the reference, then the others in their order."""
    offered = (one.locale for one in languages_of(booklet) if one.offered)
    return [booklet.reference_locale, *offered]


def usage_of_locales(*, actor: Actor, codes: Sequence[str]) -> dict[str, LocaleUsage]:
    """How many booklets have each language, the trash left out; their names are for those who manage companies."""
    if not may_everywhere(actor, Action.MANAGE_PLATFORM_CONTENT):
        return {}
    named = may_everywhere(actor, Action.MANAGE_COMPANIES)
    with act_as_platform():
        standing = Booklet.objects.filter(trashed_at=None).order_by("-id")
        having = standing.filter(Q(reference_locale__in=codes) | Q(locales__overlap=list(codes)))
        told = list(having.values_list("name", "reference_locale", "locales"))
    usage: dict[str, LocaleUsage] = {}
    for code in codes:
        names = [name for name, reference, others in told if code in (reference, *others)]
        usage[code] = LocaleUsage(len(names), tuple(names[:NAMED]) if named else ())
    return usage
