"""Sentences that the server says, by language; French is the source and the fallback."""

import json
from functools import cache
from pathlib import Path
from typing import Literal, get_args

Language = Literal["fr-FR", "en-GB"]

DEFAULT_LANGUAGE: Language = "fr-FR"
LANGUAGES: tuple[Language, ...] = get_args(Language)
# Readers of booklets speak these too: their catalogues have what a reader is asked, and nothing else.
READER_LANGUAGES = ("es-ES", "pt-PT")
FOLDER = Path(__file__).parent / "texts"


@cache
def catalogue(language: str) -> dict[str, str]:
    """All texts of one language."""
    texts: dict[str, str] = json.loads((FOLDER / f"{language}.json").read_text("utf-8"))
    return texts


def text(key: str, language: str, **params: object) -> str:
    """The sentence of a key, filled in; in French when the language lacks it."""
    known = language if language in (*LANGUAGES, *READER_LANGUAGES) else DEFAULT_LANGUAGE
    sentence = catalogue(known).get(key) or catalogue(DEFAULT_LANGUAGE)[key]
    return sentence.format(**params)


def asked_language(header: str) -> str | None:
    """The language that a page of ours asks for: one of ours, by its full name, and alone."""
    return header if header in LANGUAGES else None


def preferred_language(header: str) -> str:
    """The first language of an Accept-Language header that we speak."""
    for choice in header.split(","):
        wanted = choice.split(";")[0].strip().lower()
        for language in LANGUAGES:
            if wanted and (wanted == language.lower() or wanted == language[:2]):
                return language
    return DEFAULT_LANGUAGE
