from dataclasses import replace
from datetime import datetime
from typing import Any

from django.db import IntegrityError, transaction

from apps.companies.models import Company, CompanyKind
from apps.companies.services._card import tidy, write_on
from apps.journal import services as journal
from shared import errors
from shared.actor import Actor
from shared.language import DEFAULT_LANGUAGE


class SiretTaken(errors.Conflict):
    code = "siret_taken"


def create_company(
    *, actor: Actor, name: str, kind: CompanyKind, now: datetime, **card: Any
) -> Company:
    """A new tenant without members, with what is known of its card."""
    company = Company(locales=[DEFAULT_LANGUAGE])
    write_on(company, tidy({"name": name, "kind": kind.value, **card}))
    save_card(company)
    journal.record(
        actor=replace(actor, company_id=company.id),
        action="companies.company_created",
        target=company,
        label=name,
        now=now,
        after={"name": name, "kind": kind.value},
    )
    return company


def save_card(company: Company) -> None:
    """Keep the card, unless another company has the same number."""
    try:
        with transaction.atomic():
            company.save()
    except IntegrityError as error:
        if "company_siret_once" in str(error):
            raise SiretTaken({"siret": "siret_taken"}) from error
        raise
