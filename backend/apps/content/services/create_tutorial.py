from datetime import datetime

from django.db.models import Max
from django.utils.text import slugify

from apps.content import policies
from apps.content.models import Tutorial
from apps.content.services._rules import wait_for_turn
from apps.content.services._tutorials import TutorialText, save_tutorial, told, write_tutorial
from apps.journal import services as journal
from shared import errors
from shared.actor import Actor
from shared.ids import uuid7

LONGEST_SLUG = 60


class SlugTaken(errors.Conflict):
    code = "tutorial_slug_taken"


def create_tutorial(
    *, actor: Actor, text: TutorialText, now: datetime, slug: str = "", source: str = ""
) -> Tutorial:
    """One more tutorial at the end of the list, shown to nobody yet; files tell its `slug` and their fingerprint."""
    policies.require_writing(actor)
    wait_for_turn("tutorials")
    tutorial = Tutorial(id=uuid7(), source=source)
    write_tutorial(tutorial, text, actor=actor, now=now)
    tutorial.slug = _free_slug(slug, tutorial)
    last = Tutorial.objects.aggregate(last=Max("position"))["last"]
    tutorial.position = 0 if last is None else last + 1
    save_tutorial(tutorial)
    journal.record(
        actor=policies.in_platform(actor),
        action="content.tutorial_created",
        target=tutorial,
        label=tutorial.name,
        now=now,
        after=told(tutorial),
    )
    return tutorial


def _free_slug(asked: str, tutorial: Tutorial) -> str:
    wanted = asked or slugify(tutorial.title["fr-FR"])[:LONGEST_SLUG] or "tutoriel"
    if not Tutorial.objects.filter(slug=wanted).exists():
        return wanted
    if asked:
        raise SlugTaken
    ending = tutorial.id.hex[-8:]
    return f"{wanted[: LONGEST_SLUG - len(ending) - 1]}-{ending}"
