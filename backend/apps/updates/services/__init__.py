"""What can be done with updates."""

from apps.updates.services._apply import DecisionsDoNotFit
from apps.updates.services._lock import ProposalClosed
from apps.updates.services.assign_proposal import assign_proposal
from apps.updates.services.begin_rollout import begin_rollout
from apps.updates.services.catch_up import catch_up, catch_up_booklet
from apps.updates.services.count_adoption import count_adoption
from apps.updates.services.decide_many import Act, ask_many, decide_many
from apps.updates.services.decide_once import Together, decide_once
from apps.updates.services.decide_units import (
    Chosen,
    DecisionsChanged,
    UnitDecision,
    UnitQuestionChanged,
    decide_units,
)
from apps.updates.services.erase_user_traces import erase_user_traces
from apps.updates.services.export_adoption import export_adoption
from apps.updates.services.finish_proposal import DecisionsIncomplete, finish_proposal
from apps.updates.services.forget_updates import forget_booklet, forget_company
from apps.updates.services.reach_chapters import TURN, reach_chapters
from apps.updates.services.refuse_proposal import LockedNotRefused, refuse_proposal
from apps.updates.services.remind_companies import RemindedLately, remind_companies
from apps.updates.services.roll_out import roll_out
from apps.updates.services.send_digests import (
    call_digests,
    send_digest,
    write_digests,
    write_reminders,
)
from apps.updates.services.supersede_proposals import supersede_proposals
from apps.updates.services.undo_proposal import (
    ProposalNotAdopted,
    ProposalNotLast,
    undo_proposal,
)

__all__ = [
    "TURN",
    "Act",
    "Chosen",
    "DecisionsChanged",
    "DecisionsDoNotFit",
    "DecisionsIncomplete",
    "LockedNotRefused",
    "ProposalClosed",
    "ProposalNotAdopted",
    "ProposalNotLast",
    "RemindedLately",
    "Together",
    "UnitDecision",
    "UnitQuestionChanged",
    "ask_many",
    "assign_proposal",
    "begin_rollout",
    "call_digests",
    "catch_up",
    "catch_up_booklet",
    "count_adoption",
    "decide_many",
    "decide_once",
    "decide_units",
    "erase_user_traces",
    "export_adoption",
    "finish_proposal",
    "forget_booklet",
    "forget_company",
    "reach_chapters",
    "refuse_proposal",
    "remind_companies",
    "roll_out",
    "send_digest",
    "supersede_proposals",
    "undo_proposal",
    "write_digests",
    "write_reminders",
]
