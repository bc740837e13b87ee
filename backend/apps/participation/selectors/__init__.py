"""What can be asked about participants."""

from apps.participation.selectors.attributes import attributes_of
from apps.participation.selectors.doors import counts_progress, find_holder, grant_of_holder
from apps.participation.selectors.foreseen import Foreseen, foresee_rereading
from apps.participation.selectors.lines import (
    COLUMNS,
    links_of_person,
    participant_lines,
    participation_lines,
    participations_of_person,
)
from apps.participation.selectors.participants import (
    ParticipantFilter,
    Sort,
    count_participants,
    find_booklet,
    find_participants,
    get_participant,
    get_participants_booklet,
    list_participants,
)
from apps.participation.selectors.people import (
    held_elsewhere,
    known_by_reference_only,
    people_of_manager,
)
from apps.participation.selectors.readers import count_readers
from apps.participation.selectors.rereading import RereadPage, describe_rereading
from apps.participation.selectors.rules import get_rule, get_segment, list_rules, list_segments
from apps.participation.selectors.seen import Known, Seen, seen_now, seen_then
from apps.participation.selectors.shown import chapters_shown, find_shown, pages_named
from apps.participation.selectors.versions import Versions

__all__ = [
    "COLUMNS",
    "Foreseen",
    "Known",
    "ParticipantFilter",
    "RereadPage",
    "Seen",
    "Sort",
    "Versions",
    "attributes_of",
    "chapters_shown",
    "count_participants",
    "count_readers",
    "counts_progress",
    "describe_rereading",
    "find_booklet",
    "find_holder",
    "find_participants",
    "find_shown",
    "foresee_rereading",
    "get_participant",
    "get_participants_booklet",
    "get_rule",
    "get_segment",
    "grant_of_holder",
    "held_elsewhere",
    "known_by_reference_only",
    "links_of_person",
    "list_participants",
    "list_rules",
    "list_segments",
    "pages_named",
    "participant_lines",
    "participation_lines",
    "participations_of_person",
    "people_of_manager",
    "seen_now",
    "seen_then",
]
