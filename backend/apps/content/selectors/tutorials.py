"""Tutorials as those read them for whom they are."""

from dataclasses import dataclass
from uuid import UUID

from django.db.models import Exists, OuterRef, QuerySet

from apps.content import policies
from apps.content.models import ContentStatus, Topic, Tutorial, TutorialDone
from apps.content.selectors.audience import reaches_role, viewer_of
from shared import errors
from shared.actor import Actor
from shared.folding import fold
from shared.pagination import Page, paginate


@dataclass(frozen=True, slots=True, kw_only=True)
class TutorialFilter:
    """Which tutorials: of a screen (the path of its route), of a topic, with these words in them."""

    screen: str = ""
    topic: Topic | None = None
    search: str = ""


def list_tutorials(
    *, actor: Actor, wanted: TutorialFilter, cursor: str | None, limit: int
) -> Page[Tutorial]:
    """Those for a role of the actor's, in their order; each says whether it `is_done`."""
    tutorials = _mine(actor)
    if wanted.screen:
        tutorials = tutorials.filter(screens__contains=[wanted.screen])
    if wanted.topic:
        tutorials = tutorials.filter(topic=wanted.topic)
    for word in fold(wanted.search).split():
        tutorials = tutorials.filter(words__contains=word)
    return paginate(tutorials, by=["position", "id"], cursor=cursor, limit=limit)


def get_tutorial(*, actor: Actor, tutorial_id: UUID) -> Tutorial:
    """One that is for the actor."""
    tutorial = _mine(actor).filter(id=tutorial_id).first()
    if tutorial is None:
        raise errors.NotFound
    return tutorial


def _mine(actor: Actor) -> QuerySet[Tutorial]:
    reader = policies.require_reader(actor)
    done = TutorialDone.objects.filter(tutorial=OuterRef("pk"), user_id=reader)
    published = Tutorial.objects.filter(status=ContentStatus.PUBLISHED)
    meant = published.filter(reaches_role(viewer_of(actor)))
    return meant.select_related("image__content").annotate(is_done=Exists(done))
