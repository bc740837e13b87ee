from ninja import Schema

from apps.companies.schemas.companies import CompanyBrief


class NumberOut(Schema):
    """How many; `more` when there are more than it was worth counting."""

    count: int
    more: bool


class CompaniesCardOut(Schema):
    total: NumberOut
    suspended: NumberOut


class UsersCardOut(Schema):
    total: NumberOut
    invited: NumberOut


class JournalCardOut(Schema):
    months: int


class SettingsOverview(Schema):
    """What the settings hold for the caller; what they may not open is null."""

    companies: CompaniesCardOut | None
    own_company: CompanyBrief | None
    users: UsersCardOut | None
    journal: JournalCardOut | None
