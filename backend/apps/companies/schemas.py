from typing import Annotated
from uuid import UUID

from ninja import Field, Schema
from pydantic import StringConstraints

from apps.companies.models import CompanyKind, CompanyStatus
from shared.actor import PlatformRole, Role
from shared.language import Language


class CredentialsIn(Schema):
    email: str = Field(max_length=254)
    password: str = Field(max_length=256)
    remember: bool = False


class CompanyIn(Schema):
    company_id: UUID


Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=80)]


class ProfileIn(Schema):
    """What a person changes of their own account; what is absent stays."""

    first_name: Name | None = None
    last_name: Name | None = None
    language: Language | None = None


class CompanyBrief(Schema):
    id: UUID
    name: str
    kind: CompanyKind


class CompanyOut(CompanyBrief):
    status: CompanyStatus
    timezone: str


class MembershipOut(Schema):
    id: UUID
    role: Role
    company: CompanyBrief


class MembershipPage(Schema):
    items: list[MembershipOut]
    next: str | None


class SessionTerms(Schema):
    """Whether the versions in force were accepted, and which they are."""

    accepted: bool
    cgu: str
    rgpd: str


class SessionAbilities(Schema):
    read_journal: bool


class SessionUser(Schema):
    """Who is signed in, in which company, and what the shell may offer."""

    id: UUID
    email: str
    first_name: str
    last_name: str
    language: str
    platform_role: PlatformRole
    role: Role | None
    company: CompanyBrief | None
    terms: SessionTerms
    abilities: SessionAbilities


class SavedProfile(SessionUser):
    """The session after a change, and the sentence that says so."""

    message: str
