"""The legal documents in force, kept as texts beside the code that asks for them."""

import json
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from django.db import models

from apps.accounts.models import TermsDocument
from apps.accounts.operator import with_operator
from shared.language import DEFAULT_LANGUAGE, LANGUAGES

FOLDER = Path(__file__).parent / "legal"

VERSIONS = {TermsDocument.TERMS_OF_USE: "2026-11-19", TermsDocument.DATA_PROTECTION: "2026-11-19"}

ACCEPTED_TERMS = "accepted_terms"  # where a session remembers the versions it accepted


class LegalDocument(models.TextChoices):
    """What anybody may read: what is accepted, and what only informs."""

    TERMS_OF_USE = TermsDocument.TERMS_OF_USE.value
    DATA_PROTECTION = TermsDocument.DATA_PROTECTION.value
    NOTICES = "mentions"
    PROCESSING = "traitement"


def current_versions() -> dict[str, str]:
    """The version in force of each document, by its short name."""
    return {document.value: version for document, version in VERSIONS.items()}


@dataclass(frozen=True, slots=True)
class LegalSection:
    title: str
    paragraphs: list[str]


@dataclass(frozen=True, slots=True)
class LegalText:
    """One document in one language."""

    document: LegalDocument
    version: str
    language: str
    title: str
    updated_on: str
    sections: list[LegalSection]


def legal_text(document: LegalDocument, language: str) -> LegalText:
    """The document in force, in French when the language has no translation."""
    text = _read(document, language if language in LANGUAGES else DEFAULT_LANGUAGE)
    sections = [
        LegalSection(section.title, with_operator(section.paragraphs, text.language))
        for section in text.sections
    ]
    return replace(text, sections=sections)


@cache
def _read(document: LegalDocument, spoken: str) -> LegalText:
    source = json.loads((FOLDER / f"{document.value}.{spoken}.json").read_text("utf-8"))
    return LegalText(
        document=document,
        version=source["updated_on"],
        language=spoken,
        title=source["title"],
        updated_on=source["updated_on"],
        sections=[LegalSection(**section) for section in source["sections"]],
    )
