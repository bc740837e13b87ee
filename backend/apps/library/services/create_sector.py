from datetime import datetime

from apps.journal import services as journal
from apps.library import policies
from apps.library.models import Sector
from apps.library.services._library import in_library
from apps.library.services._save_content import save_content
from apps.library.services._translated import translated, translated_from_french
from shared.actor import Actor


def create_sector(
    *,
    actor: Actor,
    code: str,
    label: dict[str, str],
    now: datetime,
    icon: str = "",
    description: dict[str, str] | None = None,
) -> Sector:
    """One more line of business, not shown yet."""
    policies.require_library(actor)
    texts = translated_from_french({}, label, field="labels")
    sector = Sector(
        code=code, label=texts, icon=icon, description=translated({}, description or {})
    )
    save_content(sector)
    journal.record(
        actor=in_library(actor, None),
        action="library.sector_created",
        target=sector,
        label=sector.name,
        now=now,
        after={"code": code, "label": texts},
    )
    return sector
