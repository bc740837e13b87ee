from datetime import date, datetime
from typing import Annotated, Self
from uuid import UUID

from ninja import Field, Schema
from pydantic import StringConstraints

from apps.accounts.devices import Kind, device_of
from apps.accounts.models import IdentitySwitch, Session, kept_key
from apps.accounts.terms import LegalDocument
from shared.actor import PlatformRole
from shared.http.fields import MailAddress
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
    document: LegalDocument
    version: str
    language: str
    title: str
    updated_on: date
    sections: list[LegalSectionOut]


Password = Annotated[str, StringConstraints(max_length=256)]
Code = Annotated[str, StringConstraints(max_length=40, pattern=r"^[^\x00]*$")]


class PasswordChangeIn(Schema):
    current_password: Password
    password: Password


class EmailChangeIn(Schema):
    email: MailAddress
    current_password: Password


class EmailTokenIn(Schema):
    token: str = Field(max_length=1000)


class PasswordIn(Schema):
    """The password once more, before something that matters."""

    current_password: Password


class CodeIn(Schema):
    code: Code


class PasswordAndCodeIn(PasswordIn):
    code: Code


class EnrolmentOut(Schema):
    """What an application of codes needs; `qr` is a square of rows of 0 and 1."""

    secret: str
    uri: str
    qr: list[str]


class RecoveryCodesOut(Schema):
    """Said once: only their digests are kept."""

    recovery_codes: list[str]


class CredentialsOut(Schema):
    """How somebody signs in."""

    email: str
    password_changed_at: datetime | None
    second_factor_since: datetime | None
    recovery_codes: int


class SessionOut(Schema):
    """A device on which somebody is signed in; its names are empty where it does not say them."""

    id: UUID
    current: bool
    browser: str
    system: str
    kind: Kind
    ip: str | None
    created_at: datetime
    seen_at: datetime

    @classmethod
    def of(cls, session: Session, *, session_key: str | None) -> Self:
        device = device_of(session.user_agent)
        return cls(
            id=session.id,
            current=session.session_key == kept_key(session_key),
            browser=device.browser,
            system=device.system,
            kind=device.kind,
            ip=session.ip,
            created_at=session.created_at,
            seen_at=session.seen_at or session.created_at,
        )


class SessionList(Schema):
    items: list[SessionOut]


class SwitchOut(Schema):
    """Somebody acted in one's name."""

    id: UUID
    administrator: str = Field(alias="administrator.full_name")
    from_platform: bool
    reason: str
    started_at: datetime
    ended_at: datetime | None
    acts: int

    @staticmethod
    def resolve_from_platform(switch: IdentitySwitch) -> bool:
        return switch.administrator.platform_role != PlatformRole.NONE.value


class SwitchPage(Schema):
    items: list[SwitchOut]
    next: str | None
