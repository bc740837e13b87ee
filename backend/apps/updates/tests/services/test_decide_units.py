import pytest

from apps.updates import services
from apps.updates.tests.clashing import (
    BOTH,
    asked_unit,
    clashing,
    decide,
    finish,
)
from apps.updates.tests.worlds import (
    manager_of,
    noted_pages,
    paragraph,
    write_page,
)

pytestmark = pytest.mark.django_db


def test_one_clash_is_told_with_a_text_that_has_both(company, manager):
    _, _, proposal = clashing(company, manager)

    unit = asked_unit(proposal)

    assert (proposal.blocks, proposal.adapted, proposal.conflicts) == (3, 1, 0)
    assert unit.combined.both
    assert unit.combined.block["text"][0]["text"] == BOTH


def test_two_at_one_proposal_the_second_is_told(company, manager):
    _, _, proposal = clashing(company, manager)
    unit = asked_unit(proposal)
    decide(manager_of(company), proposal, "mine", revision=proposal.revision)

    with pytest.raises(services.DecisionsChanged) as refused:
        decide(manager, proposal, "core", unit=unit, revision=proposal.revision)

    assert refused.value.fields == {unit.key: "unit_decided_meanwhile"}


def test_a_decision_on_words_that_changed_is_asked_again(company, manager):
    _, taken, proposal = clashing(company, manager)
    unit = asked_unit(proposal)
    decide(manager, proposal, "core")
    write_page(manager, noted_pages(taken)[0], "Lavez-vous les mains.", "Savonnez.", "Séchez.")

    with pytest.raises(services.DecisionsIncomplete):
        finish(manager, proposal)
    with pytest.raises(services.UnitQuestionChanged):
        decide(manager, proposal, "core", unit=unit)


def test_a_block_that_is_none_is_refused(company, manager):
    _, _, proposal = clashing(company, manager)

    with pytest.raises(Exception, match="invalid"):
        decide(manager, proposal, "combined", block={"type": "nonsense", "id": "x", "props": {}})
    with pytest.raises(Exception, match="invalid"):
        decide(manager, proposal, "combined", block=None)
    decide(manager, proposal, "combined", block=paragraph("elsewhere", "Nos propres mots."))
