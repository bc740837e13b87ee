from datetime import datetime
from typing import TypeVar
from uuid import UUID

from apps.journal import services as journal
from apps.library import policies
from apps.library.models import ContentStatus, Obligation, Sector
from apps.library.services._library import in_library
from shared import errors
from shared.actor import Actor

Content = TypeVar("Content", Sector, Obligation)


class ContentClosed(errors.Conflict):
    code = "library_content_closed"


def lock_content(model: type[Content], content_id: UUID, *, actor: Actor, ability: str) -> Content:
    """A sector or an obligation that nobody else changes meanwhile, if its state allows the act."""
    policies.require_library(actor)
    rows = model.objects.select_for_update(no_key=True)
    content: Content | None = rows.filter(id=content_id).first()
    if content is None:
        raise errors.NotFound
    if not policies.content_abilities(actor, content)[ability]:
        raise ContentClosed
    return content


def change_status(
    model: type[Content],
    content_id: UUID,
    status: ContentStatus,
    *,
    actor: Actor,
    ability: str,
    action: str,
    now: datetime,
) -> Content:
    """A sector or an obligation in another state, told in the platform's journal."""
    content = lock_content(model, content_id, actor=actor, ability=ability)
    before = content.status
    content.status = status
    content.save(update_fields=["status", "updated_at"])
    journal.record(
        actor=in_library(actor, None),
        action=action,
        target=content,
        label=name_of(content),
        now=now,
        before={"status": before},
        after={"status": status},
    )
    return content


def name_of(content: Sector | Obligation) -> str:
    return content.name if isinstance(content, Sector) else content.label
