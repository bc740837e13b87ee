from dataclasses import dataclass

from django.conf import settings
from django.db.models import Model, QuerySet

from apps.accounts.models import User, UserStatus
from apps.companies import policies
from apps.companies.models import Company, CompanyStatus, Invitation, Membership
from shared import errors
from shared.actor import Actor
from shared.permissions import Action, may_everywhere

MOST_COUNTED = 10_000


@dataclass(frozen=True, slots=True)
class Number:
    """How many, counted as far as somebody reads it."""

    count: int
    more: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class CompaniesCard:
    total: Number
    suspended: Number


@dataclass(frozen=True, slots=True, kw_only=True)
class UsersCard:
    total: Number
    invited: Number


@dataclass(frozen=True, slots=True, kw_only=True)
class JournalCard:
    months: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Overview:
    """What the settings hold for this actor; what they may not open is absent."""

    companies: CompaniesCard | None
    own_company: Company | None
    users: UsersCard | None
    journal: JournalCard | None


def settings_overview(*, actor: Actor) -> Overview:
    """The numbers on the doors of the settings."""
    if not policies.may_open_settings(actor):
        raise errors.Forbidden
    may = policies.session_abilities(actor)
    own = Company.objects.filter(id=actor.company_id).first() if actor.company_id else None
    return Overview(
        companies=_companies() if may["manage_companies"] else None,
        own_company=own if may["manage_own_company"] else None,
        users=_users(actor) if may["manage_users"] else None,
        journal=_journal(own) if may["read_journal"] else None,
    )


def _companies() -> CompaniesCard:
    living = Company.objects.exclude(status=CompanyStatus.PURGED)
    suspended = living.filter(status=CompanyStatus.SUSPENDED)
    return CompaniesCard(total=_number(living), suspended=_number(suspended))


def _users(actor: Actor) -> UsersCard:
    people, invitations = User.objects.exclude(status=UserStatus.DELETED), Invitation.objects.all()
    if not may_everywhere(actor, Action.MANAGE_USERS):
        members, invitations = Membership.objects.visible_to(actor), invitations.visible_to(actor)
        people = people.filter(id__in=members.values("user_id"))
    awaited = _number(people.filter(status=UserStatus.INVITED)), _number(invitations)
    return UsersCard(total=_number(people), invited=_sum(*awaited))


def _journal(own: Company | None) -> JournalCard:
    return JournalCard(months=own.journal_months if own else settings.PLATFORM_JOURNAL_MONTHS)


def _number(rows: QuerySet[Model]) -> Number:
    found = rows.order_by()[: MOST_COUNTED + 1].count()
    return Number(count=min(found, MOST_COUNTED), more=found > MOST_COUNTED)


def _sum(*numbers: Number) -> Number:
    count = sum(number.count for number in numbers)
    more = count > MOST_COUNTED or any(number.more for number in numbers)
    return Number(count=min(count, MOST_COUNTED), more=more)
