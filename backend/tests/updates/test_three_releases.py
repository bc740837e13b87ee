"""SOC5: decisions outlast newer releases exactly as long as they apply."""

import pytest

from apps.companies.factories import CompanyFactory
from apps.updates.models import UpdateProposal
from apps.updates.tests.clashing import (
    BOTH,
    asked_unit,
    clashing,
    decide,
    finish,
    reached,
    units_of,
)
from apps.updates.tests.worlds import (
    manager_of,
    release,
    said_in,
    write_source,
)
from tests.figures import Figures

pytestmark = pytest.mark.django_db


@pytest.fixture
def company():
    return CompanyFactory.create()


@pytest.fixture
def manager(company):
    return manager_of(company)


def test_three_releases_while_a_proposal_is_half_decided(company, manager):
    """SOC5: what still applies is kept, nothing is applied to another text."""
    chapter, taken, proposal = clashing(company, manager)
    combined = asked_unit(proposal).combined.block
    decide(manager, proposal, "combined", block=combined)
    other = next(unit for unit in units_of(proposal) if unit.local and "tenue" in str(unit.local))
    decide(manager, proposal, "mine", unit=other)

    kept, wrong = 0, 0
    for number in range(3):  # the tenue changes each time, the washing of hands never again
        write_source(chapter, 1, f"Portez la tenue n° {number}.", "Charlotte conseillée en salle.")
        release(chapter)
        reached(chapter, company)
        proposal.refresh_from_db()
        marks = {unit.key: unit.mark for unit in units_of(proposal)}
        kept += sum(one["choice"] == "combined" for one in proposal.decisions.values())
        wrong += sum(marks.get(key) != one["mark"] for key, one in proposal.decisions.items())
        assert other.key not in proposal.decisions

    finish(manager, proposal)
    assert BOTH in said_in(taken)
    assert "Portez la tenue n° 2." in said_in(taken)
    Figures("make test").note(
        "SOC5",
        "three releases while a proposal is half decided",
        f"{3 - kept} decisions lost that still apply, {wrong} applied to another text",
        goal="0, 0",
        met=(kept, wrong) == (3, 0),
    )
    assert (kept, wrong) == (3, 0)
    assert UpdateProposal.objects.count() == 1
