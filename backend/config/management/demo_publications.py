"""What the companies of the demonstration have published: by the services that people use, and by the worker that makes it."""

import json
import time
from collections.abc import Callable, Mapping
from datetime import datetime, timedelta
from uuid import UUID

from django.utils import timezone

from apps.booklets import services as booklets
from apps.booklets.models import Booklet
from apps.pages.models import Importance, Page
from apps.publishing import services
from apps.publishing.models import Build, BuildState, Publication, Scope
from apps.reading.services import set_reading_access
from config.management.demo_booklets_data import DemoBooklet, Published, Rewording
from config.management.demo_booklets_others import DEMO_BOOKLETS
from config.management.demo_translations import translate_booklets
from shared.actor import Actor
from shared.tenancy import act_as

PATIENCE_SECONDS = 180
FIRST_NOTE = "Première version"
AT_THE_DOORS = {
    "HCR": {
        "contact_name": "Hôtel du Plateau, jour et nuit",
        "contact_phone": "05 36 49 12 34",
        "contact_email": "accueil@maison-aubrac.test",
    },
    "SAN": {
        "contact_name": "Service qualité",
        "contact_phone": "05 36 49 23 45",
        "contact_email": "qualite@clinique-des-tilleuls.test",
    },
    "FOR": {
        "contact_name": "Accueil de l’atelier",
        "contact_phone": "05 36 49 34 56",
        "contact_email": "accueil@atelier-horizon.test",
    },
}

ActorOf = Callable[[str], Actor]


class NotOnline(RuntimeError):
    """The worker does not run, or could not make a version."""


def publish_booklets(*, actor_of: ActorOf, now: datetime) -> None:
    """Those that nobody has published yet; each step is committed, so that the worker sees it.

    What was translated comes before: French that moves on the way makes it older.
    """
    translate_booklets(actor_of=actor_of, now=now)
    for booklet in DEMO_BOOKLETS:
        if booklet.published is None:
            continue
        actor = actor_of(booklet.manager)
        with act_as(actor):
            made = Booklet.objects.visible_to(actor).filter(name=booklet.name).first()
            known = Publication.objects.visible_to(actor).filter(booklet=made).exists()
        if made and not known:
            _publish(booklet, made.id, actor=actor, now=now)
            with act_as(actor):
                door = AT_THE_DOORS[booklet.sector]
                set_reading_access(actor=actor, booklet_id=made.id, changes=door, now=now)
                _ask_for_review(booklet.published, made.id, actor=actor, now=now)


def _publish(booklet: DemoBooklet, booklet_id: UUID, *, actor: Actor, now: datetime) -> None:
    assert booklet.published
    days_ago = booklet.published.days_ago or booklet.days_ago
    days_ago += 7 * len(booklet.published.corrections)
    put_online(booklet_id, FIRST_NOTE, actor=actor, now=now - timedelta(days=days_ago))
    for correction in booklet.published.corrections:
        days_ago -= 7
        then = now - timedelta(days=days_ago)
        reword(booklet_id, correction, actor=actor, now=then)
        put_online(booklet_id, correction.note, actor=actor, now=then)
    if booklet.published.prepared:
        reword(booklet_id, booklet.published.prepared, actor=actor, now=now)
    if booklet.published.suspended:
        with act_as(actor):
            services.suspend_booklet(actor=actor, booklet_id=booklet_id, now=now)


def _ask_for_review(published: Published, booklet_id: UUID, *, actor: Actor, now: datetime) -> None:
    if published.review_days_ago is not None:
        day = timezone.localdate(now) - timedelta(days=published.review_days_ago)
        booklets.set_booklet_options(
            actor=actor, booklet_id=booklet_id, changes={"review_on": day}, now=now
        )


def put_online(
    booklet_id: UUID,
    note: str,
    *,
    actor: Actor,
    now: datetime,
    scopes: Mapping[UUID, Scope] | None = None,
) -> None:
    """A version, as soon as the worker has made it."""
    with act_as(actor):
        publication = services.publish_booklet(
            actor=actor, booklet_id=booklet_id, note=note, scopes=scopes, now=now
        )
    _wait_for(publication, actor=actor)


def _wait_for(publication: Publication, *, actor: Actor) -> None:
    deadline, state = time.monotonic() + PATIENCE_SECONDS, BuildState.WAITING.value
    while time.monotonic() < deadline and state != BuildState.ONLINE:
        time.sleep(0.2)
        with act_as(actor):
            build = Build.objects.visible_to(actor).get(publication=publication)
        state = build.state
        if state == BuildState.FAILED:
            break
    if state != BuildState.ONLINE:
        raise NotOnline(f"version {publication.version} is {state}: is the worker started?")


def reword(booklet_id: UUID, change: Rewording, *, actor: Actor, now: datetime) -> None:
    """Other words on a page, as an author saves them."""
    with act_as(actor):
        pages = Page.objects.of(actor.company_id).filter(title=change.page, removed_at=None)
        chapters = Booklet.objects.get(id=booklet_id).chapters.values("manuscript_id")
        page = pages.get(manuscript__in=chapters)
        written = json.dumps(page.document, ensure_ascii=False)
        assert change.before in written, change
        booklets.save_booklet_page(
            actor=actor,
            booklet_id=booklet_id,
            page_id=page.id,
            base_revision=page.revision,
            title=page.title,
            importance=Importance(page.importance),
            document=json.loads(written.replace(change.before, change.after)),
            now=now,
        )
