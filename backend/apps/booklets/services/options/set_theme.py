from datetime import datetime
from typing import Any
from uuid import UUID

from apps.booklets.models import Booklet
from apps.booklets.services._rules import EDITED, lock_for, note_edited
from apps.booklets.services.options._rules import check_theme_media, show_theme
from apps.journal import services as journal
from shared.actor import Actor


def set_theme(*, actor: Actor, booklet_id: UUID, theme: dict[str, Any], now: datetime) -> Booklet:
    """How the booklet looks; a pale colour is kept, and told by the checks."""
    booklet = lock_for("build", actor=actor, booklet_id=booklet_id)
    before = booklet.theme
    if theme == before:
        return booklet
    check_theme_media(booklet, theme)
    booklet.theme = theme
    note_edited(booklet, actor=actor, now=now)
    booklet.save(update_fields=["theme", *EDITED])
    show_theme(booklet)
    changed = [part for part in theme if theme[part] != before.get(part)]
    journal.record(
        actor=actor,
        action="booklet.theme_set",
        target=booklet,
        label=booklet.name,
        now=now,
        before={part: before.get(part) for part in changed},
        after={part: theme[part] for part in changed},
    )
    return booklet
