"""What a tutorial may say."""

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any
from uuid import UUID

from apps.content.models import Topic, Tutorial
from apps.content.services._rules import (
    check_files,
    fingerprints,
    note_editor,
    require_complete,
    require_french_title,
    said,
    show_files,
    written,
)
from apps.media.models import MediaFile, MediaKind
from shared import errors
from shared.actor import Actor
from shared.documents import Document
from shared.language import DEFAULT_LANGUAGE

TOLD = ("title", "lead", "topic", "screens", "roles", "minutes")


@dataclass(frozen=True, slots=True, kw_only=True)
class TutorialText:
    """All that a tutorial says; titles, leads, bodies and the transcript of its video by locale."""

    titles: dict[str, str]
    leads: dict[str, str] = field(default_factory=dict)
    bodies: dict[str, Document] = field(default_factory=dict)
    image_id: UUID | None = None
    video_id: UUID | None = None
    transcripts: dict[str, str] = field(default_factory=dict)
    topic: str = Topic.START
    screens: list[str] = field(default_factory=list)
    roles: list[str] = field(default_factory=list)
    minutes: int = 2


def write_tutorial(tutorial: Tutorial, text: TutorialText, *, actor: Actor, now: datetime) -> None:
    """The tutorial says this from now on; the caller saves it."""
    titles, bodies = said(text.titles), written(text.bodies)
    require_french_title(titles)
    check_files({"image_id": text.image_id, "video_id": text.video_id}, bodies.values())
    _check_video(text.video_id)
    tutorial.title, tutorial.lead, tutorial.body = titles, said(text.leads), bodies
    tutorial.image_id, tutorial.video_id = text.image_id, text.video_id
    tutorial.transcript = said(text.transcripts)
    tutorial.topic, tutorial.minutes = text.topic, text.minutes
    tutorial.screens = list(dict.fromkeys(text.screens))
    tutorial.roles = list(dict.fromkeys(text.roles))
    note_editor(tutorial, actor=actor, now=now)


def save_tutorial(tutorial: Tutorial) -> None:
    tutorial.note_words()
    tutorial.save()
    show_files(tutorial, tutorial.image_id, tutorial.video_id)


def require_publishable(tutorial: Tutorial) -> None:
    """It says something in French, and who does not hear its video can read it."""
    require_complete(tutorial)
    if tutorial.video_id and DEFAULT_LANGUAGE not in tutorial.transcript:
        raise errors.Invalid({f"transcripts.{DEFAULT_LANGUAGE}": "transcript_needed"})


def told(tutorial: Tutorial) -> dict[str, Any]:
    """What the journal says of a tutorial; of the bodies, by which one can tell that they changed."""
    shown = {name: getattr(tutorial, name) for name in TOLD}
    return {**shown, "bodies": fingerprints(tutorial.body)}


def _check_video(video_id: UUID | None) -> None:
    if video_id and not MediaFile.objects.filter(id=video_id, kind=MediaKind.VIDEO).exists():
        raise errors.Invalid({"video_id": "unknown_media"})
