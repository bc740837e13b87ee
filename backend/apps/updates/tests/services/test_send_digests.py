"""One mail a day to those who answer for booklets that the law concerns."""

from datetime import timedelta

import pytest

from apps.accounts.models import User
from apps.companies.factories import CompanyFactory
from apps.updates import services
from apps.updates.models import UpdateProposal
from apps.updates.tests.clashing import clashing
from apps.updates.tests.worlds import NOW, manager_of
from shared.tenancy.scope import act_as_company

pytestmark = pytest.mark.django_db


@pytest.fixture
def company():
    return CompanyFactory.create()


@pytest.mark.parametrize(("days", "told"), [(30, 1), (29, 0), (7, 1), (0, 1), (-1, 0)])
def test_it_is_told_when_it_comes_and_as_its_day_comes_nearer(company, days, told):
    author = manager_of(company)
    _, _, proposal = clashing(company, author)
    today = company.today(now=NOW)
    UpdateProposal.objects.filter(id=proposal.id).update(
        effective_on=today + timedelta(days=days), opened_at=NOW - timedelta(days=60)
    )

    assert services.call_digests(now=NOW) == told


def test_one_letter_leads_to_what_waits(company, mailbox, run_jobs):
    author = manager_of(company)
    clashing(company, author)

    with act_as_company(company.id):
        assert services.write_digests(company_id=company.id, now=NOW) == 1
    run_jobs()

    address = User.objects.get(id=author.user_id).email
    (mail,) = mailbox.of(address)
    assert mail["Subject"].startswith("Le droit change")
