from datetime import date

from ninja import Field, Schema

from apps.accounts.models import TermsDocument


class CsrfTokenOut(Schema):
    csrfToken: str  # noqa: N815 - the name that the specification fixes


class LanguageIn(Schema):
    language: str = Field(max_length=35)


class TermsIn(Schema):
    """The versions that were on the screen when the box was ticked."""

    cgu: str = Field(max_length=20)
    rgpd: str = Field(max_length=20)


class LegalSectionOut(Schema):
    title: str
    paragraphs: list[str]


class LegalTextOut(Schema):
    document: TermsDocument
    version: str
    language: str
    title: str
    updated_on: date
    sections: list[LegalSectionOut]
