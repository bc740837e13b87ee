from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from uuid import UUID

from apps.booklets.models import Booklet
from apps.booklets.services._count import COUNTS, count_content
from apps.booklets.services._hold import Work, hold_for
from apps.booklets.services._save import EDITED, note_edited
from shared.actor import Actor


@contextmanager
def writing_booklet(
    *, actor: Actor, booklet_id: UUID, now: datetime, work: Work = "write"
) -> Iterator[Booklet]:
    """A booklet for who may write its pages, or build its plan, held meanwhile.

    Afterwards it knows how much there is to read, who changed it last, and that its plan is no longer
    as it was proposed.
    """
    booklet = hold_for(work, actor=actor, booklet_id=booklet_id)
    yield booklet
    count_content(booklet)
    note_edited(booklet, actor=actor, now=now)
    booklet.plan_touched = True
    booklet.save(update_fields=[*COUNTS, *EDITED, "plan_touched"])
