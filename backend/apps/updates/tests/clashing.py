"""A booklet whose author wrote where the next release writes too, and somebody who decides."""

from apps.library.models import UpdatePolicy
from apps.updates import selectors, services
from apps.updates.models import UpdateProposal
from apps.updates.tests.worlds import (
    NOW,
    library_chapter,
    noted_pages,
    release,
    take,
    write_page,
    write_source,
)

TEXTS = (
    ("Lavez-vous les mains.", "Savonnez vingt secondes.", "Séchez."),
    ("Portez la tenue.", "Charlotte conseillée en salle."),
)
LOCAL = "Savonnez vingt secondes avec le savon bleu de la plonge."
SOURCE = "Savonnez trente secondes, entre les doigts aussi."
BOTH = "Savonnez trente secondes avec le savon bleu de la plonge, entre les doigts aussi."
REASON = "La procédure de notre cuisine est plus stricte."


def reached(chapter, company):
    services.reach_chapters(company_id=company.id, chapter_id=chapter.id, now=NOW)


def clashing(company, manager, policy=UpdatePolicy.PROPOSED):
    """A booklet whose author wrote in the sentence that the release writes anew, besides two other changes of it."""
    chapter = library_chapter(TEXTS, policy=policy)
    taken = take(chapter, company)
    write_page(manager, noted_pages(taken)[0], "Lavez-vous les mains.", LOCAL, "Séchez.")
    write_source(chapter, 0, "Lavez-vous bien les mains.", SOURCE, "Séchez.")
    write_source(chapter, 1, "Portez la tenue propre.", "Charlotte conseillée en salle.")
    release(chapter)
    reached(chapter, company)
    return chapter, taken, UpdateProposal.objects.get(chapter=taken, status="to_review")


def units_of(proposal):
    rollout = selectors.rollout_of(proposal)
    _, plans = selectors.plans_of(rollout=rollout, chapters=[proposal.chapter])
    return plans[proposal.chapter_id].units


def asked_unit(proposal):
    (unit,) = [unit for unit in units_of(proposal) if unit.asked]
    return unit


def decide(actor, proposal, choice, *, unit=None, block=None, revision=None):
    unit = unit or asked_unit(proposal)
    decision = services.UnitDecision(unit=unit.key, mark=unit.mark, choice=choice, block=block)
    return services.decide_units(
        actor=actor, proposal_id=proposal.id, revision=revision, decisions=[decision], now=NOW
    )


def finish(actor, proposal):
    return services.finish_proposal(actor=actor, proposal_id=proposal.id, now=NOW)
