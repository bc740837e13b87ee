from datetime import datetime
from uuid import UUID

from apps.booklets import policies
from apps.booklets.models import Booklet, Start
from apps.booklets.services.life._copy import copy_card, copy_content
from apps.booklets.services.life._rules import add_booklet
from apps.booklets.services.options._rules import default_theme, show_theme
from apps.journal import services as journal
from apps.library.models import BookletKind
from shared import errors
from shared.actor import Actor


def create_booklet(
    *,
    actor: Actor,
    name: str,
    kind: BookletKind,
    now: datetime,
    start: Start = Start.SECTOR,
    copy_of: UUID | None = None,
) -> Booklet:
    """A booklet whose creation begins: empty until its sector is known, or with all that another one says."""
    policies.require_creating(actor)
    assert actor.company_id, "who creates works in a company"
    source = _source(actor, copy_of) if start == Start.COPY else None
    booklet = Booklet(
        company_id=actor.company_id, name=name, kind=kind, start=start, theme=default_theme()
    )
    if source:
        copy_card(source, booklet)
    add_booklet(booklet, actor=actor, now=now)
    if source:
        copy_content(source, booklet, actor=actor, now=now)
        show_theme(booklet)
    journal.record(
        actor=actor,
        action="booklet.created",
        target=booklet,
        label=booklet.name,
        now=now,
        after={"kind": kind, "start": start, **({"copy_of": source.name} if source else {})},
    )
    return booklet


def _source(actor: Actor, booklet_id: UUID | None) -> Booklet:
    """The booklet to copy: one that the actor sees, outside the trash."""
    visible = policies.visible_booklets(actor).filter(trashed_at=None)
    source = visible.filter(id=booklet_id).first() if booklet_id else None
    if source is None:
        raise errors.Invalid({"copy_of": "unknown_booklet"})
    return source
