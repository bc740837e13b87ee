from collections.abc import Iterator
from dataclasses import dataclass

from apps.booklets.models import Booklet

READABLE = 95  # per cent: what is missing is then the exception
SPOKEN = ("fr", "en", "es", "pt")  # in which everything around the pages is said to readers


@dataclass(frozen=True, slots=True, kw_only=True)
class LanguageState:
    """A language of a booklet besides its reference."""

    locale: str
    share: int  # that somebody has validated, in per cent
    spoken: bool  # around the pages: in a language that is not, no booklet is offered
    offered: bool  # to readers


def translated_share(*, booklet: Booklet, locale: str) -> int:
    """How much of a booklet somebody has validated in this language, in per cent: nothing is translated here yet."""
    del booklet, locale
    return 0


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
