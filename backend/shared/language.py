"""Sentences that the server says, by language; French is the source and the fallback.

Two languages are shipped. Others, and sentences in place of the shipped ones, are data: the slice that owns them says how
they are loaded, and they are known again a minute later at most. A sentence is said without a query.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from time import monotonic
from typing import Annotated, Final

import structlog
from django.db import Error as DatabaseAway
from pydantic import AfterValidator, StringConstraints
from pydantic_core import PydanticCustomError

DEFAULT_LANGUAGE: Final = "fr-FR"
LANGUAGES: Final = (DEFAULT_LANGUAGE, "en-GB")
# Readers of booklets speak these too: their catalogues have what a reader is asked, and nothing else.
READER_LANGUAGES: Final = ("es-ES", "pt-PT")
FOLDER: Final = Path(__file__).parent / "texts"
KEPT_SECONDS: Final = 60

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Offered:
    """A language in which the interface is offered; `stamp` names what was written in it for the browser, if anything."""

    code: str
    name: str  # as those who speak it call it
    direction: str = "ltr"
    stamp: str = ""


SHIPPED: Final = (Offered(DEFAULT_LANGUAGE, "Français"), Offered("en-GB", "English"))


@dataclass(frozen=True, slots=True)
class Spoken:
    """The languages of the interface, and by language the sentences that replace the shipped ones."""

    offered: tuple[Offered, ...] = SHIPPED
    sentences: Mapping[str, Mapping[str, str]] = field(default_factory=dict)


class Speech:
    """What this process speaks."""

    def __init__(self) -> None:
        self.spoken = Spoken()
        self.load: Callable[[], Spoken] | None = None
        self.until = 0.0

    def keep_up(self) -> None:
        """Know what is spoken today, at most a minute late; called where a query may be made."""
        if monotonic() >= self.until:
            self.load_now()

    def load_now(self) -> None:
        """Whoever comes meanwhile goes on with what is known, as does everybody while PostgreSQL is away."""
        self.until = monotonic() + KEPT_SECONDS
        if self.load is None:
            return
        try:
            self.spoken = self.load()
        except DatabaseAway as error:
            log.warning("languages_away", error=str(error))


speech = Speech()  # one for the process


def languages() -> tuple[str, ...]:
    """Those in which the interface is offered, French first."""
    return tuple(one.code for one in speech.spoken.offered)


def is_spoken(language: str) -> bool:
    """Whether the interface is offered in it; one that is not known may have been added a moment ago."""
    if language not in languages():
        speech.load_now()
    return language in languages()


def _offered(language: str) -> str:
    if not is_spoken(language):
        raise PydanticCustomError("literal_error", "not offered")
    return language


Language = Annotated[
    str,
    StringConstraints(min_length=2, max_length=35, pattern=r"^[A-Za-z0-9-]*$"),
    AfterValidator(_offered),
]


@cache
def catalogue(language: str) -> dict[str, str]:
    """All shipped texts of one language."""
    texts: dict[str, str] = json.loads((FOLDER / f"{language}.json").read_text("utf-8"))
    return texts


def text(key: str, language: str, **params: object) -> str:
    """The sentence of a key, filled in; in French when the language lacks it."""
    sentence = _said(key, language) or _said(key, DEFAULT_LANGUAGE)
    if sentence is None:
        raise KeyError(key)
    return sentence.format(**params)


def _said(key: str, language: str) -> str | None:
    written = speech.spoken.sentences.get(language, {}).get(key)
    if written or language not in (*LANGUAGES, *READER_LANGUAGES):
        return written
    return catalogue(language).get(key)


def asked_language(header: str) -> str | None:
    """The language that a page of ours asks for: one of ours, by its full name, and alone."""
    return header if header in languages() else None


def preferred_language(header: str) -> str:
    """The first language of an Accept-Language header that we speak."""
    for choice in header.split(","):
        wanted = choice.split(";")[0].strip().lower()
        for language in languages():
            if wanted and wanted in (language.lower(), language.partition("-")[0]):
                return language
    return DEFAULT_LANGUAGE
