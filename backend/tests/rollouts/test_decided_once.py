"""SOC6: one answer for three hundred booklets in which the same is asked; those edited meanwhile are asked as before."""

import pytest

from apps.booklets.models import BookletChapter
from apps.updates import services
from apps.updates.models import UpdateProposal
from apps.updates.tests.clashing import asked_unit
from apps.updates.tests.worlds import (
    NOW,
    manager_of,
    noted_pages,
    release,
    said_in,
    write_page,
    write_source,
)
from shared.tenancy.scope import act_as_company
from tests.figures import Figures
from tests.rollouts.booklets import OWN, RELEASED, make_world

pytestmark = pytest.mark.django_db

BOOKLETS, EDITED = 300, 12


def test_three_hundred_booklets_are_decided_at_once_but_those_edited_meanwhile():
    world = make_world(booklets=BOOKLETS + 1, companies=1, touched=10)
    (company,) = world.companies
    manager = manager_of(company)
    write_source(world.chapter, 0, *RELEASED)
    release(world.chapter)
    services.reach_chapters(company_id=company.id, chapter_id=world.chapter.id, now=NOW)
    proposals = list(UpdateProposal.objects.select_related("chapter").order_by("id"))
    for one in proposals[:EDITED]:
        write_page(manager, noted_pages(one.chapter)[0], "Lavez-vous les mains.", "Autrement.")
    unit = asked_unit(proposals[-1])

    told = services.decide_once(
        actor=manager,
        proposal_id=proposals[-1].id,
        decision=services.UnitDecision(unit=unit.key, mark=unit.mark, choice="core"),
        now=NOW,
    )
    adopted = _adopt_all(manager, company)

    Figures("make test").note(
        "SOC6",
        f"« décider une fois » on {len(proposals)} booklets, {EDITED} changed meanwhile",
        f"{told.decided} done, {told.asked} asked",
        goal=f"{BOOKLETS - EDITED} done, {EDITED} asked",
        met=(told.decided, told.asked) == (BOOKLETS - EDITED, EDITED),
    )
    assert len(proposals) == BOOKLETS
    assert (told.decided, told.asked) == (BOOKLETS - EDITED, EDITED)
    assert adopted == told.decided
    changed = BookletChapter.objects.get(id=proposals[0].chapter_id)
    assert (changed.origin_version, "Autrement." in said_in(changed)) == (1, True)
    decided = BookletChapter.objects.get(id=proposals[EDITED].chapter_id)
    assert (decided.origin_version, OWN in said_in(decided)) == (2, False)


def _adopt_all(manager, company):
    """As the board does it: what is decided is ready, and some of it is taken over by a job."""
    ready = UpdateProposal.objects.filter(conflicts=0, adapted=0).values_list("id", flat=True)
    with act_as_company(company.id):
        batch, asked = services.ask_many(actor=manager, proposals=list(ready), act="adopt")
    by = {"user_id": str(manager.user_id), "name": manager.name, "role": manager.role}
    named = {"company_id": company.id, "batch": batch, "by": by, "now": NOW}
    services.decide_many(**named, act="adopt", reason="", to=None)
    done = UpdateProposal.objects.filter(batch_state="done").count()
    left = UpdateProposal.objects.filter(batch_state="left").count()
    assert (done, left) == (50, 0)  # a turn; the others wait for theirs
    return asked
