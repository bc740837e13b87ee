from datetime import datetime
from uuid import UUID

from apps.booklets import policies
from apps.booklets.models import Booklet, BookletStatus
from apps.booklets.services._rules import BookletClosed, lock_booklet
from apps.booklets.services.life._copy import copy_card, copy_content
from apps.booklets.services.life._rules import add_booklet
from apps.booklets.services.options._rules import show_theme
from apps.journal import services as journal
from shared.actor import Actor


def copy_booklet(*, actor: Actor, booklet_id: UUID, name: str, now: datetime) -> Booklet:
    """The same once more: being built if the other one is, a draft otherwise; nobody else's rights come along."""
    source = lock_booklet(actor=actor, booklet_id=booklet_id)
    policies.require_creating(actor)
    if source.trashed_at is not None:
        raise BookletClosed
    building = source.status == BookletStatus.BUILDING
    booklet = Booklet(
        company_id=source.company_id,
        name=name,
        kind=source.kind,
        start=source.start,
        step=source.step,
        plan_touched=source.plan_touched,
        status=BookletStatus.BUILDING if building else BookletStatus.DRAFT,
    )
    copy_card(source, booklet)
    add_booklet(booklet, actor=actor, now=now)
    copy_content(source, booklet, actor=actor, now=now)
    show_theme(booklet)
    journal.record(
        actor=actor,
        action="booklet.duplicated",
        target=booklet,
        label=booklet.name,
        now=now,
        after={"copy_of": source.name},
    )
    return booklet
