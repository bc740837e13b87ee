from typing import Any

import pytest

from apps.companies.factories import MembershipFactory
from apps.emailing import selectors, services
from apps.emailing.factories import SenderDomainFactory
from apps.emailing.models import SenderDomain
from apps.emailing.tests.acting import NOW, member
from apps.emailing.zones import ZoneSilent
from apps.journal.models import AuditEvent
from shared.actor import Role
from shared.jobs.models import Job

pytestmark = pytest.mark.django_db

WHERE = "apps.emailing.zones.missing_records"


def silent(**_: Any) -> list[str]:
    raise ZoneSilent


def check(domain: SenderDomain) -> SenderDomain:
    services.check_sender_domain(
        actor=member(domain.company_id), sender_domain_id=domain.id, now=NOW
    )
    return SenderDomain.objects.get(id=domain.id)


@pytest.mark.parametrize(
    ("before", "missing", "after"),
    [
        ("to_check", [], "verified"),
        ("to_check", ["dkim"], "to_check"),
        ("verified", ["spf", "dkim"], "broken"),
        ("verified", [], "verified"),
        ("broken", ["spf"], "broken"),
        ("broken", [], "verified"),
    ],
)
def test_the_zone_decides(
    before: str, missing: list[str], after: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(WHERE, lambda **_: missing)

    checked = check(SenderDomainFactory.create(state=before))

    assert (checked.state, checked.missing, checked.checked_at) == (after, missing, NOW)
    assert AuditEvent.objects.count() == (before != after)


def test_a_silent_zone_changes_nothing(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(WHERE, silent)
    domain = SenderDomainFactory.create(state="verified")

    with pytest.raises(ZoneSilent):
        check(domain)
    services.recheck_sender_domain(sender_domain_id=domain.id, now=NOW)

    domain.refresh_from_db()
    assert domain.state == "verified"


def test_a_broken_one_is_replaced_by_the_platforms_and_told(
    monkeypatch: pytest.MonkeyPatch, mailbox: Any, run_jobs: Any
):
    admin = MembershipFactory.create(role=Role.COMPANY_ADMIN)
    of = {"company_id": admin.company_id}
    SenderDomainFactory.create(domain="aubrac.example", state="verified", **of)
    assert selectors.sender_for(admin.company, locale="fr-FR") == (
        admin.company.name,
        "livret@aubrac.example",
    )
    monkeypatch.setattr(WHERE, lambda **_: ["dkim"])

    services.check_all_sender_domains()
    run_jobs()
    run_jobs()

    name, address = selectors.sender_for(admin.company, locale="fr-FR")
    assert (name, address.rpartition("@")[2]) == (
        f"{admin.company.name} via Livretier",
        "livretier.test",
    )
    (mail,) = mailbox.of(admin.user.email)
    assert "aubrac.example" in mail["Subject"]
    assert not Job.objects.exclude(state="done").exists()
