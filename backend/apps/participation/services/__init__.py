"""What can be done with participants."""

from apps.participation.services._add import NamedPeople
from apps.participation.services._due import due_day
from apps.participation.services.acknowledge import Acknowledged, acknowledge
from apps.participation.services.add_participants import add_participants, add_some
from apps.participation.services.change_participants import (
    Act,
    change_participants,
    change_some,
)
from apps.participation.services.create_rule import RuleForEverybody, TooManyRules, create_rule
from apps.participation.services.delete_rule import delete_rule
from apps.participation.services.delete_segment import delete_segment
from apps.participation.services.export_participants import export_participants
from apps.participation.services.fit_rules import fit_persons, fit_rule
from apps.participation.services.follow_person import follow_person
from apps.participation.services.keep_links import keep_links
from apps.participation.services.let_go import (
    erase_person,
    erase_user_traces,
    forget_participations,
    leave_site,
    note_back,
    note_left,
)
from apps.participation.services.note_invited import note_invited
from apps.participation.services.note_not_reminded import note_not_reminded
from apps.participation.services.note_progress import BadTicket, note_opened, note_progress
from apps.participation.services.note_reminded import note_reminded
from apps.participation.services.save_segment import (
    SegmentNameTaken,
    TooManySegments,
    save_segment,
)
from apps.participation.services.tell_link import NoLink, tell_link
from apps.participation.services.turn_participations import turn_participations
from apps.participation.services.update_participant import update_participant
from apps.participation.services.withdraw_acknowledgement import withdraw_acknowledgement

__all__ = [
    "Acknowledged",
    "Act",
    "BadTicket",
    "NamedPeople",
    "NoLink",
    "RuleForEverybody",
    "SegmentNameTaken",
    "TooManyRules",
    "TooManySegments",
    "acknowledge",
    "add_participants",
    "add_some",
    "change_participants",
    "change_some",
    "create_rule",
    "delete_rule",
    "delete_segment",
    "due_day",
    "erase_person",
    "erase_user_traces",
    "export_participants",
    "fit_persons",
    "fit_rule",
    "follow_person",
    "forget_participations",
    "keep_links",
    "leave_site",
    "note_back",
    "note_invited",
    "note_left",
    "note_not_reminded",
    "note_opened",
    "note_progress",
    "note_reminded",
    "save_segment",
    "tell_link",
    "turn_participations",
    "update_participant",
    "withdraw_acknowledgement",
]
