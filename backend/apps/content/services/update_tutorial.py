from datetime import datetime
from uuid import UUID

from apps.content import policies
from apps.content.models import ContentStatus, Tutorial
from apps.content.services._rules import changes_between, lock_text, require_revision
from apps.content.services._tutorials import (
    TutorialText,
    require_publishable,
    save_tutorial,
    told,
    write_tutorial,
)
from apps.journal import services as journal
from shared.actor import Actor


def update_tutorial(
    *,
    actor: Actor,
    tutorial_id: UUID,
    revision: int,
    text: TutorialText,
    now: datetime,
    source: str | None = None,
) -> Tutorial:
    """The tutorial says this from now on, to its readers at once if it is published; `source`: of the file that says so."""
    tutorial = lock_text(Tutorial, tutorial_id, actor=actor, ability="edit")
    require_revision(tutorial, revision)
    before = told(tutorial)
    write_tutorial(tutorial, text, actor=actor, now=now)
    if tutorial.status == ContentStatus.PUBLISHED:
        require_publishable(tutorial)
    tutorial.revision += 1
    tutorial.source = tutorial.source if source is None else source
    save_tutorial(tutorial)
    journal.record(
        actor=policies.in_platform(actor),
        action="content.tutorial_updated",
        target=tutorial,
        label=tutorial.name,
        now=now,
        **changes_between(before, told(tutorial)),
    )
    return tutorial
