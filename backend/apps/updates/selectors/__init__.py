"""Reads of updates."""

from apps.updates.selectors.adoption import (
    Adoption,
    adoption_lines,
    get_adoption,
    get_rollout,
    list_rollouts,
    median_days,
    own_chapter,
)
from apps.updates.selectors.board import (
    BoardRelease,
    ProposalFilter,
    count_releases,
    detached_chapters,
    get_release,
    list_proposals,
    list_releases,
    previous_version,
    proposed_booklets,
    readers_of,
)
from apps.updates.selectors.preview import ReleasePreview, preview_release
from apps.updates.selectors.proposals import (
    SharedQuestion,
    get_proposal,
    is_locked,
    names_of,
    plans_of,
    rollout_of,
    same_questions,
    shared_questions,
)
from apps.updates.selectors.releases import newest_rollout, read_release
from apps.updates.selectors.standing import chapters_behind, open_booklets, read_standing

__all__ = [
    "Adoption",
    "BoardRelease",
    "ProposalFilter",
    "ReleasePreview",
    "SharedQuestion",
    "adoption_lines",
    "chapters_behind",
    "count_releases",
    "detached_chapters",
    "get_adoption",
    "get_proposal",
    "get_release",
    "get_rollout",
    "is_locked",
    "list_proposals",
    "list_releases",
    "list_rollouts",
    "median_days",
    "names_of",
    "newest_rollout",
    "open_booklets",
    "own_chapter",
    "plans_of",
    "preview_release",
    "previous_version",
    "proposed_booklets",
    "read_release",
    "read_standing",
    "readers_of",
    "rollout_of",
    "same_questions",
    "shared_questions",
]
