from collections.abc import Callable
from typing import Any

import pytest

from apps.companies.factories import MembershipFactory
from apps.companies.models import Company
from apps.emailing import services
from apps.emailing.factories import CampaignFactory
from apps.emailing.models import Paused
from shared.actor import Role
from shared.ids import uuid7

pytestmark = pytest.mark.django_db


def member(company_id: Any, role: Role) -> Any:
    return MembershipFactory.create(company=Company.objects.get(id=company_id), role=role)


def letter(mailbox: Any, run_jobs: Callable[[], None], address: str) -> str:
    run_jobs()
    (mail,) = mailbox.of(address)
    body = mail.get_body(["plain"])
    assert body
    return f"{mail['Subject']}\n{body.get_content()}"


@pytest.mark.parametrize("why", [Paused.COMPLAINTS, Paused.BOUNCES])
def test_whoever_began_the_campaign_gets_a_letter(
    why: Paused, mailbox: Any, run_jobs: Callable[[], None]
):
    campaign = CampaignFactory.create(name="Livret du siège")
    manager = member(campaign.company_id, Role.BOOKLET_MANAGER)
    manager.user.email = f"{uuid7()}@example.org"
    manager.user.save()
    campaign.by_id = manager.user_id

    services.tell_managers(campaign=campaign, why=why)

    said = letter(mailbox, run_jobs, manager.user.email)
    assert "Livret du siège" in said.splitlines()[0]
    assert f"/livrets/options/emailing/{campaign.id}?livret={campaign.booklet_id}" in said


def test_administrators_are_told_when_nobody_answers_for_it(
    mailbox: Any, run_jobs: Callable[[], None]
):
    campaign = CampaignFactory.create(by_id=uuid7())
    admin = member(campaign.company_id, Role.COMPANY_ADMIN)
    admin.user.email = f"{uuid7()}@example.org"
    admin.user.save()
    campaign.booklet.accesses.all().delete()

    services.tell_managers(campaign=campaign, why=Paused.BOUNCES)

    assert "suspendu" in letter(mailbox, run_jobs, admin.user.email)
