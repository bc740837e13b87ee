from datetime import datetime
from typing import Any
from uuid import UUID

from apps.journal import services as journal
from apps.library.models import Obligation
from apps.library.services._content_rows import lock_content
from apps.library.services._library import in_library
from apps.library.services._references import check_references
from apps.library.services._save_content import save_content
from shared.actor import Actor

LISTS = ("kinds", "sectors", "values", "conditions")
FIELDS = (
    *("code", "label", "reference", "link", "doubt", "remark"),
    *("domain", *LISTS, "level", "verbatim"),
)


def update_obligation(
    *, actor: Actor, obligation_id: UUID, changes: dict[str, Any], now: datetime
) -> Obligation:
    """Another wording, source or use; what is absent or null stays.

    Another reference is to be verified: whoever checked the former one did not read this one.
    """
    obligation = lock_content(Obligation, obligation_id, actor=actor, ability="edit")
    told = {name: value for name, value in changes.items() if value is not None}
    check_references(told)
    before = _written_on(obligation)
    for name, value in told.items():
        setattr(obligation, name, list(dict.fromkeys(value)) if name in LISTS else value)
    after = _written_on(obligation)
    changed = [name for name in FIELDS if after[name] != before[name]]
    if "reference" in changed:
        obligation.checked_on, obligation.checked_by_id = None, None
        obligation.checked_by_name = ""
    if changed:
        save_content(obligation)
        journal.record(
            actor=in_library(actor, None),
            action="library.obligation_updated",
            target=obligation,
            label=obligation.label,
            now=now,
            before={name: before[name] for name in changed},
            after={name: after[name] for name in changed},
        )
    return obligation


def _written_on(obligation: Obligation) -> dict[str, Any]:
    written = {name: getattr(obligation, name) for name in FIELDS}
    return {
        name: [str(one) for one in value] if name in LISTS else value
        for name, value in written.items()
    }
