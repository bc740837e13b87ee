from collections.abc import Iterable
from dataclasses import asdict
from datetime import date, datetime
from typing import Annotated, Any
from uuid import UUID

from ninja import Field, Schema

from apps.accounts.models import INVITATION_LASTS, User, UserStatus
from apps.companies import policies, selectors
from apps.companies.models import Membership
from apps.companies.selectors import UserFilter
from shared.actor import Actor, PlatformRole, Role
from shared.http.fields import PRINTED, MailAddress, PersonalName
from shared.language import Language

FIRST_DAY, LAST_DAY = date(2000, 1, 1), date(2999, 12, 31)
MOST_MEMBERSHIPS = 50  # that the answer tells of; acts know them all


Day = Annotated[date, Field(ge=FIRST_DAY, le=LAST_DAY)]


class UserQuery(Schema):
    """Which people; `company` is for those who administer several."""

    search: str = Field("", max_length=100, pattern=PRINTED)
    company: UUID | None = None
    role: Role | PlatformRole | None = None
    status: UserStatus | None = None

    def as_filter(self) -> UserFilter:
        """The same wish, for the selector."""
        return UserFilter(
            search=self.search, company_id=self.company, role=self.role, status=self.status
        )


class UserMembership(Schema):
    id: UUID
    company_id: UUID
    company_name: str = Field(alias="company.name")
    role: Role
    ends_on: date | None


class UserAbilitiesOut(Schema):
    edit: bool
    change_companies: bool
    rename: bool
    change_email: bool
    suspend: bool
    restore: bool
    delete: bool
    resend_invitation: bool
    switch_identity: bool
    export: bool


class UserOut(Schema):
    """Somebody with an account, as an administrator sees them."""

    id: UUID
    first_name: str
    last_name: str
    email: str
    status: UserStatus
    language: str
    platform_role: PlatformRole
    memberships: list[UserMembership]
    works_elsewhere: bool
    last_login: datetime | None
    invited_at: datetime | None
    invitation_expires_at: datetime | None
    second_factor: bool
    abilities: UserAbilitiesOut


class UserDetails(UserOut):
    open_sessions: int


class SavedUser(UserDetails):
    """The account after a change, and the sentence that says so."""

    message: str


class UserPage(Schema):
    items: list[UserOut]
    next: str | None


class UserNotice(Schema):
    """The sentence that says what was done."""

    message: str


class InvitedUser(UserNotice):
    """Of the invitation; of the account, for the platform's staff."""

    id: UUID


class InvitationIn(Schema):
    first_name: PersonalName
    last_name: PersonalName
    email: MailAddress
    language: Language
    role: Role | None = None
    ends_on: Day | None = None
    company_id: UUID | None = None
    platform_role: PlatformRole = PlatformRole.NONE


class UserChangesIn(Schema):
    """What an administrator changes; what is absent stays."""

    first_name: PersonalName | None = None
    last_name: PersonalName | None = None
    language: Language | None = None
    email: MailAddress | None = None
    role: Role | None = None
    ends_on: Day | None = None
    company_id: UUID | None = None
    platform_role: PlatformRole | None = None


class MembershipIn(Schema):
    company_id: UUID
    role: Role
    ends_on: Day | None = None


class CompanyChoice(Schema):
    id: UUID
    name: str


class CompanyChoicePage(Schema):
    items: list[CompanyChoice]
    next: str | None


def describe_people(actor: Actor, people: Iterable[User]) -> list[dict[str, Any]]:
    """What the actor may know of these people, and do with each."""
    everybody = list(people)
    elsewhere = selectors.members_elsewhere(actor=actor, user_ids=[user.id for user in everybody])
    return [_describe(actor, user, elsewhere=user.id in elsewhere) for user in everybody]


def _describe(actor: Actor, user: User, *, elsewhere: bool) -> dict[str, Any]:
    memberships: list[Membership] = list(user.memberships.all())
    factor = getattr(user, "second_factor", None)
    invited_at = user.invited_at if user.status == UserStatus.INVITED else None
    return {
        **{name: getattr(user, name) for name in SAID},
        "status": UserStatus.SUSPENDED if policies.is_held(actor, memberships) else user.status,
        "memberships": memberships[:MOST_MEMBERSHIPS],
        "works_elsewhere": elsewhere,
        "invitation_expires_at": invited_at and invited_at + INVITATION_LASTS,
        "second_factor": factor is not None and factor.confirmed_at is not None,
        "abilities": asdict(policies.user_abilities(actor, user, memberships, elsewhere=elsewhere)),
    }


SAID = (
    "id",
    "first_name",
    "last_name",
    "email",
    "status",
    "language",
    "platform_role",
    "last_login",
    "invited_at",
)
