import re
from dataclasses import replace
from datetime import datetime

from django.conf import settings
from django.db import IntegrityError, transaction

from apps.companies import policies, selectors
from apps.companies.events import HostsChanged
from apps.companies.models import HOSTNAME, Company, Host, HostPurpose
from apps.companies.services.update_company import CompanyClosed
from apps.journal import services as journal
from shared import errors
from shared.actor import Actor
from shared.events import announce


class HostnameTaken(errors.Conflict):
    code = "hostname_taken"


def add_host(
    *,
    actor: Actor,
    company: Company,
    hostname: str,
    brand: str,
    now: datetime,
    purpose: HostPurpose = HostPurpose.STUDIO,
) -> Host:
    """A hostname of the company's own: for the studio, with the brand shown there, or for its booklets."""
    if not policies.company_abilities(actor, company)["set_hosts"]:
        raise CompanyClosed
    name = hostname.lower()
    if not re.fullmatch(HOSTNAME, name) or name.replace(".", "").isdigit():
        raise errors.Invalid({"hostname": "hostname"})
    if name in (*settings.OWN_HOSTS, *settings.READING_HOSTS):
        raise HostnameTaken({"hostname": "hostname_taken"})
    host = _insert(Host(company=company, hostname=name, brand=brand, purpose=purpose))
    transaction.on_commit(selectors.forget_brands)
    announce(HostsChanged(company_id=company.id))
    journal.record(
        actor=replace(actor, company_id=company.id),
        action="companies.host_added",
        target=host,
        label=host.hostname,
        now=now,
        after={"hostname": host.hostname, "brand": brand, "purpose": purpose},
    )
    return host


def _insert(host: Host) -> Host:
    try:
        with transaction.atomic():
            host.save(force_insert=True)
    except IntegrityError as error:
        if "hostname" in str(error):
            raise HostnameTaken({"hostname": "hostname_taken"}) from error
        raise
    return host
