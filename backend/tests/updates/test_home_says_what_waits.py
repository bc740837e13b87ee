"""The home says what the library proposes; the law presses from thirty days before it holds."""

from datetime import timedelta

import pytest

from apps.companies.factories import CompanyFactory
from apps.home import services as home
from apps.home.models import Concern
from apps.updates.models import UpdateProposal
from apps.updates.tests.clashing import clashing
from apps.updates.tests.worlds import NOW, manager_of

pytestmark = pytest.mark.django_db


@pytest.fixture
def company():
    return CompanyFactory.create()


@pytest.mark.parametrize(("days", "kind"), [(30, "legal_update"), (31, "core_update")])
def test_the_home_says_what_waits_and_the_law_presses(company, days, kind):
    author = manager_of(company)
    _, taken, proposal = clashing(company, author)
    day = company.today(now=NOW) + timedelta(days=days)
    UpdateProposal.objects.filter(id=proposal.id).update(effective_on=day)

    home.refresh_concerns(company_id=company.id, now=NOW)

    concern = Concern.objects.get(booklet=taken.booklet, kind__endswith="_update")
    assert (concern.kind, concern.count, concern.due_on) == (kind, 1, day)
    assert concern.params == {"label": taken.title}
