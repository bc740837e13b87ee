from datetime import datetime
from typing import Annotated
from uuid import UUID

from ninja import Field, Schema
from pydantic import StringConstraints

from apps.accounts.models import LONGEST_REASON, SHORTEST_REASON
from apps.companies.schemas.companies import CompanyBrief
from shared.actor import PlatformRole, Role
from shared.http.fields import PersonalName
from shared.language import Language


class CredentialsIn(Schema):
    email: str = Field(max_length=254)
    password: str = Field(max_length=256)
    remember: bool = False
    code: str = Field("", max_length=40, pattern=r"^[^\x00]*$")
    """Of the second factor, or a recovery code; once the answer was `second_factor_needed`."""


class CompanyIn(Schema):
    company_id: UUID


class ProfileIn(Schema):
    """What a person changes of their own account; what is absent stays."""

    first_name: PersonalName | None = None
    last_name: PersonalName | None = None
    language: Language | None = None


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


class SessionSecondFactor(Schema):
    """Whether a code protects the account, and whether one must before anything else."""

    on: bool
    required: bool


class SessionAbilities(Schema):
    manage_companies: bool
    manage_own_company: bool
    manage_users: bool
    read_journal: bool
    read_service_status: bool
    switch_identity: bool
    use_media: bool
    see_storage: bool
    manage_library: bool
    write_chapters: bool
    manage_content: bool
    see_booklets: bool
    create_booklets: bool
    keep_values: bool
    decide_updates: bool
    read_statistics: bool
    manage_people: bool
    set_addresses_aside: bool
    manage_sender_domains: bool


class PersonName(Schema):
    first_name: str
    last_name: str


class SessionSwitch(Schema):
    """Who really acts while the session shows somebody else, and for how long."""

    by: PersonName
    since: datetime
    until: datetime


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
    closed_company: str
    second_factor: SessionSecondFactor
    terms: SessionTerms
    abilities: SessionAbilities
    switched: SessionSwitch | None


class SavedProfile(SessionUser):
    """The session after a change, and the sentence that says so."""

    message: str


class SwitchIn(Schema):
    id_utilisateur: UUID  # the name that the specification fixes
    reason: Annotated[
        str,
        StringConstraints(
            strip_whitespace=True,
            min_length=SHORTEST_REASON,
            max_length=LONGEST_REASON,
            pattern=r"^[^\x00]*$",
        ),
    ]
