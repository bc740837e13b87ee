import pytest

from apps.companies.models import Membership
from apps.library.models import UpdatePolicy
from apps.updates import services
from apps.updates.models import BatchState, UpdateProposal
from apps.updates.tests.clashing import (
    LOCAL,
    SOURCE,
    TEXTS,
    reached,
)
from apps.updates.tests.worlds import (
    NOW,
    library_chapter,
    noted_pages,
    release,
    said_in,
    take,
    write_page,
    write_source,
)
from shared.actor import Role
from shared.tenancy.scope import act_as_company

pytestmark = pytest.mark.django_db


def test_those_without_a_clash_are_adopted_and_the_others_left(company, manager):
    chapter = library_chapter(TEXTS, policy=UpdatePolicy.PROPOSED)
    taken = [take(chapter, company) for _ in range(6)]
    for one in taken[:2]:
        write_page(manager, noted_pages(one)[0], "Lavez-vous les mains.", LOCAL, "Séchez.")
    write_source(chapter, 0, "Lavez-vous les mains.", SOURCE, "Séchez.")
    release(chapter)
    reached(chapter, company)
    everything = [one.id for one in UpdateProposal.objects.all()]

    with act_as_company(company.id):
        batch, asked = services.ask_many(actor=manager, proposals=everything, act="adopt")
    decided(company, batch, manager)

    states = list(UpdateProposal.objects.values_list("batch_state", flat=True))
    assert asked == 6
    assert (states.count(BatchState.DONE), states.count(BatchState.LEFT)) == (4, 2)
    assert sum(SOURCE in said_in(one) for one in taken) == 4


def decided(company, batch, manager):
    by = {"user_id": str(manager.user_id), "name": manager.name, "hands": None}
    services.decide_many(
        company_id=company.id, batch=batch, by=by, act="adopt", reason="", to=None, now=NOW
    )


@pytest.mark.parametrize(
    "change", [{"role": Role.WRITER.value}, {"suspended_at": NOW}], ids=["demoted", "suspended"]
)
def test_nothing_is_decided_for_who_may_not_any_more(company, manager, change):
    chapter = library_chapter(TEXTS, policy=UpdatePolicy.PROPOSED)
    taken = take(chapter, company)
    write_source(chapter, 0, "Lavez-vous les mains.", SOURCE, "Séchez.")
    release(chapter)
    reached(chapter, company)
    proposal = UpdateProposal.objects.get()
    with act_as_company(company.id):
        batch, _ = services.ask_many(actor=manager, proposals=[proposal.id], act="adopt")
    Membership.objects.filter(user=manager.user_id).update(**change)

    decided(company, batch, manager)

    proposal.refresh_from_db()
    assert (proposal.batch_state, proposal.status) == (BatchState.LEFT, "to_review")
    assert SOURCE not in said_in(taken)
