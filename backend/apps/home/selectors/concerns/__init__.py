"""The kinds of concerns, the most pressing first. A new one is a module here and a name in this list."""

from apps.home.selectors.concerns import (
    booklet_review,
    core_update,
    failed_publication,
    late_readers,
    missing_obligation,
    outdated_translation,
    overdue_value,
    quotas,
    unanswered_question,
)
from apps.home.selectors.concerns._kinds import Found, Kind, Scope

KINDS: tuple[Kind, ...] = (
    missing_obligation.KIND,
    overdue_value.KIND,
    late_readers.KIND,
    unanswered_question.KIND,
    outdated_translation.KIND,
    failed_publication.KIND,
    booklet_review.KIND,
    *core_update.KINDS,
    *quotas.KINDS,
)
BY_NAME = {kind.name: kind for kind in KINDS}

__all__ = ["BY_NAME", "KINDS", "Found", "Kind", "Scope"]
