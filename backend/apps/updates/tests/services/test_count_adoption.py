import pytest

from apps.updates import services
from apps.updates.models import AdoptionCount
from apps.updates.tests.clashing import (
    REASON,
    clashing,
)
from apps.updates.tests.worlds import (
    NOW,
    take,
)

pytestmark = pytest.mark.django_db


def test_counts_are_what_stands_there(company, manager):
    chapter, _, proposal = clashing(company, manager)
    for one in (take(chapter, company), take(chapter, company)):
        assert one.origin_version == 2

    services.count_adoption(company_id=company.id, chapter_id=chapter.id)
    count = AdoptionCount.objects.get()
    assert (count.updated, count.to_review, count.conflicts, count.behind) == (2, 1, 0, 0)

    services.refuse_proposal(actor=manager, proposal_id=proposal.id, reason=REASON, now=NOW)
    services.count_adoption(company_id=company.id, chapter_id=chapter.id)
    count.refresh_from_db()
    assert (count.updated, count.to_review, count.refused) == (2, 0, 1)
    assert sum(count.by_day.values()) == 2
