from datetime import datetime
from uuid import UUID

from django.db import transaction

from apps.accounts import services as accounts
from apps.accounts.models import User
from apps.companies import selectors
from apps.companies.events import CompanyPurged
from apps.companies.models import (
    Company,
    CompanyStatus,
    Host,
    Invitation,
    Membership,
    Site,
)
from apps.companies.services._card import write_on
from apps.companies.services.purge_archived import KEPT_AFTER_ARCHIVING
from apps.journal import services as journal
from shared.actor import Actor, PlatformRole
from shared.events import announce
from shared.language import DEFAULT_LANGUAGE


def purge_company(*, company_id: UUID, now: datetime) -> bool:
    """Remove what an archived company holds, its people who belong nowhere else included.

    Its name stays, and so does its journal, which ends by its own retention.
    """
    company = Company.objects.select_for_update(no_key=True).get(id=company_id)
    if company.status != CompanyStatus.ARCHIVED or not _is_due(company, now):
        return False
    people = list(User.objects.filter(memberships__company=company))
    Membership.objects.filter(company=company).delete()
    Invitation.objects.filter(company=company).delete()
    Host.objects.filter(company=company).delete()
    transaction.on_commit(selectors.forget_brands)
    for user in people:
        if _belongs_nowhere(user):
            _erase(user, company, now)
    _empty(company, now)
    announce(CompanyPurged(company_id=company.id))
    Site.objects.filter(company=company).delete()  # what stood for a site is gone by now
    journal.record(
        actor=Actor(company_id=company.id),
        action="companies.company_purged",
        target=company,
        label=company.name,
        now=now,
    )
    return True


def _erase(user: User, company: Company, now: datetime) -> None:
    label = user.full_name
    accounts.erase_account(user=user)
    journal.record(
        actor=Actor(company_id=company.id),
        action="companies.user_deleted",
        target=user,
        label=label,
        now=now,
    )


def _is_due(company: Company, now: datetime) -> bool:
    return company.status_since is not None and company.status_since + KEPT_AFTER_ARCHIVING <= now


def _belongs_nowhere(user: User) -> bool:
    return (
        user.platform_role == PlatformRole.NONE.value
        and not Membership.objects.filter(user=user).exists()
    )


def _empty(company: Company, now: datetime) -> None:
    blank = ("siret", "address", "postal_code", "city", "dpo_contact", "privacy_notice")
    write_on(company, dict.fromkeys(blank, ""))
    company.theme, company.locales = {}, [DEFAULT_LANGUAGE]
    company.change_status(CompanyStatus.PURGED, now=now)
    company.save()
