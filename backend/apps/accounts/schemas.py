from datetime import date

from ninja import Field, Schema

from apps.accounts.models import TermsDocument
from shared.language import Language


class CsrfTokenOut(Schema):
    csrfToken: str  # noqa: N815 - the name that the specification fixes


class ForgottenPasswordIn(Schema):
    email: str = Field(max_length=254)


class NewPasswordIn(Schema):
    """The token of the link, and the password chosen."""

    token: str = Field(max_length=200)
    password: str = Field(max_length=256)


class LanguageIn(Schema):
    language: Language


class TermsIn(Schema):
    """The versions that were on the screen, and the language in which they were read."""

    cgu: str = Field(max_length=20)
    rgpd: str = Field(max_length=20)
    language: Language


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
