from datetime import datetime
from typing import Annotated, Any
from uuid import UUID

from ninja import Field, Schema
from pydantic import StringConstraints

from apps.companies import policies
from apps.companies.models import Company, CompanyKind, CompanyStatus
from apps.companies.schemas.parts import (
    EMAIL,
    TERABYTE,
    Color,
    CompanyName,
    Font,
    Locale,
    Name,
    Siret,
    line,
)
from apps.companies.selectors import CompanyFilter
from shared.situation import Question


class CompanyBrief(Schema):
    id: UUID
    name: str
    kind: CompanyKind
    timezone: str


class CompanyOut(CompanyBrief):
    status: CompanyStatus


class CompanyQuery(Schema):
    """Which companies; purged ones only when they are asked for."""

    search: str = Field("", max_length=100)
    kind: CompanyKind | None = None
    status: CompanyStatus | None = None

    def as_filter(self) -> CompanyFilter:
        return CompanyFilter(search=self.search, kind=self.kind or "", status=self.status or "")


class CompanyAbilities(Schema):
    edit: bool
    suspend: bool
    restore: bool
    archive: bool
    export: bool
    set_quotas: bool
    set_hosts: bool


class CompanyRow(Schema):
    """A line of the list."""

    id: UUID
    name: str
    kind: CompanyKind
    city: str
    postal_code: str
    status: CompanyStatus
    complete: bool = Field(..., alias="is_complete")
    users: int = Field(..., alias="members")
    abilities: CompanyAbilities

    @staticmethod
    def resolve_abilities(company: Company, context: dict[str, Any]) -> dict[str, bool]:
        return policies.company_abilities(context["request"].actor, company)


class CompanyPage(Schema):
    items: list[CompanyRow]
    next: str | None


class CompanyCard(CompanyRow):
    """Everything that is known of a company; quotas are read by its administrators too."""

    created_at: datetime
    status_since: datetime | None
    siret: str
    address: str
    timezone: str
    locales: list[str]
    headcount: int | None  # null: not told yet
    situation: dict[Question, bool]  # what it answered; what is absent is not answered yet
    dpo_contact: str
    privacy_notice: str
    second_factor_required: bool
    session_idle_minutes: int
    session_hours: int
    primary_color: str
    accent_color: str
    font: str
    receipts_months: int
    people_months: int
    journal_months: int
    storage_bytes: int
    published_booklets: int
    people: int
    mails_per_month: int
    hosting_certified: bool  # people of patient and resident booklets may have names

    @staticmethod
    def resolve_locales(company: Company) -> list[str]:
        return company.locales or ["fr-FR"]

    @staticmethod
    def resolve_primary_color(company: Company) -> str:
        return str(company.theme.get("primary", ""))

    @staticmethod
    def resolve_accent_color(company: Company) -> str:
        return str(company.theme.get("accent", ""))

    @staticmethod
    def resolve_font(company: Company) -> str:
        return str(company.theme.get("font", ""))


class SavedCompany(CompanyCard):
    """The card after a change, and the sentence that says so."""

    message: str


class CardChanges(Schema):
    """What changes on a card; what is absent or null stays, but for the headcount, which null takes away.

    Quotas, and whether the hosting is certified for health data, are the platform's to set.
    """

    name: CompanyName | None = None
    kind: CompanyKind | None = None
    siret: Siret | None = None
    address: Annotated[str, line(200)] | None = None
    postal_code: Annotated[str, line(10)] | None = None
    city: Annotated[str, line(100)] | None = None
    timezone: Annotated[str, line(60)] | None = None
    locales: list[Locale] | None = Field(None, max_length=12)
    headcount: int | None = Field(None, ge=0, le=1_000_000)
    situation: dict[Question, bool] | None = None  # all answers; what is absent is not answered
    dpo_contact: Annotated[str, line(200)] | None = None
    privacy_notice: (
        Annotated[
            str, StringConstraints(strip_whitespace=True, max_length=10_000, pattern=r"^[^\x00]*$")
        ]
        | None
    ) = None
    second_factor_required: bool | None = None
    session_idle_minutes: int | None = Field(None, ge=5, le=480)
    session_hours: int | None = Field(None, ge=1, le=24)
    primary_color: Color | None = None
    accent_color: Color | None = None
    font: Font | None = None
    # Receipts are proof, and an action may be brought for five years (French civil code, article 2224).
    receipts_months: int | None = Field(None, ge=60, le=600)
    # People who left: no longer than needed, and never more than that action may be brought.
    people_months: int | None = Field(None, ge=1, le=60)
    # The CNIL asks journals for six months at least, and for good reasons beyond a year.
    journal_months: int | None = Field(None, ge=6, le=36)
    storage_bytes: int | None = Field(None, ge=0, le=100 * TERABYTE)
    published_booklets: int | None = Field(None, ge=0, le=100_000)
    people: int | None = Field(None, ge=0, le=10_000_000)
    mails_per_month: int | None = Field(None, ge=0, le=100_000_000)
    hosting_certified: bool | None = None

    def told(self) -> dict[str, Any]:
        return self.dict(exclude_none=True) | self.dict(include={"headcount"}, exclude_unset=True)


class AdministratorIn(Schema):
    """The person who will administer a new company."""

    first_name: Name
    last_name: Name
    email: Annotated[str, StringConstraints(strip_whitespace=True, max_length=254, pattern=EMAIL)]


class NewCompanyIn(Schema):
    name: CompanyName
    kind: CompanyKind
    siret: Siret = ""
    postal_code: Annotated[str, line(10)] = ""
    city: Annotated[str, line(100)] = ""
    administrator: AdministratorIn


class StatusReason(Schema):
    """Why a company is closed, opened or put away."""

    reason: Annotated[str, line(500, shortest=10)]
