from datetime import datetime
from typing import Any
from uuid import UUID

from apps.journal import services as journal
from apps.library.models import Sector
from apps.library.services._content_rows import lock_content
from apps.library.services._library import in_library
from apps.library.services._save_content import save_content
from apps.library.services._translated import translated, translated_from_french
from shared.actor import Actor

FIELDS = ("code", "label", "icon", "description")


def update_sector(
    *, actor: Actor, sector_id: UUID, changes: dict[str, Any], now: datetime
) -> Sector:
    """Another code, label, icon or description; texts one language at a time, what is absent or null stays."""
    sector = lock_content(Sector, sector_id, actor=actor, ability="edit")
    before = {name: getattr(sector, name) for name in FIELDS}
    after = {**before, **{name: value for name, value in changes.items() if value is not None}}
    after["label"] = translated_from_french(before["label"], after["label"], field="labels")
    after["description"] = translated(before["description"], after["description"])
    changed = [name for name in FIELDS if after[name] != before[name]]
    if changed:
        for name in changed:
            setattr(sector, name, after[name])
        save_content(sector)
        journal.record(
            actor=in_library(actor, None),
            action="library.sector_updated",
            target=sector,
            label=sector.name,
            now=now,
            before={name: before[name] for name in changed},
            after={name: after[name] for name in changed},
        )
    return sector
