from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from datetime import datetime

import structlog
from django.utils import timezone

from apps.booklets.models import Booklet
from apps.journal import services as journal
from apps.publishing import rendering, selectors
from apps.publishing.events import BuildChanged
from apps.publishing.models import Build, BuildState, Content, Edition, Publication
from apps.publishing.questions import Offers, OffersOfBooklet
from apps.publishing.rendering import Bundle
from apps.publishing.services._add_publication import enqueue_build
from apps.publishing.services._go_online import go_online
from apps.publishing.services._store import StoredBundle, store_bundles
from apps.publishing.services._take import take_next
from apps.publishing.services.forget_objects import enqueue_forgetting
from apps.publishing.services.print_edition import enqueue_printing
from shared.actor import Actor
from shared.errors import PartAway
from shared.events import announce
from shared.questions import ask
from shared.tenancy.scope import act_as_company
from shared.tenancy.separate_transaction import separate_transaction

MOST_ATTEMPTS = 3
MOST_ATTEMPTS_ALONE = 9  # of a version that nobody watches: for some minutes
RENDERED_AT_ONCE = 2

log = structlog.get_logger()


class BuildFailed(RuntimeError):
    """`code` is what the screen says of it."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def make_next_publication(*, now: datetime) -> None:
    """Make the files of the publication whose turn it is, and put it online.

    Nothing that readers see changes before everything is there. What fails is tried again by its job;
    after the last time the version has failed, and the former one stays. While the store is away it waits.
    """
    build = take_next(now=now)
    if build is None:
        return
    try:
        with act_as_company(build.company_id):
            _make(build)
    except PartAway as away:
        _note_away(build, away)
        raise
    except BuildFailed as failure:
        if build.attempts < _most_attempts(build):
            _note(build, BuildState.WAITING)
            raise
        log.exception("publication_failed", publication_id=str(build.publication_id))
        with act_as_company(build.company_id):
            _give_up(build, failure.code, now=now)


def _most_attempts(build: Build) -> int:
    return MOST_ATTEMPTS_ALONE if build.publication.automatic else MOST_ATTEMPTS


def _make(build: Build) -> None:
    if build.attempts > _most_attempts(build):  # each time the worker died with it
        raise BuildFailed("worker_lost")
    publication = build.publication
    content = selectors.content_of(publication)
    copies = rendering.copies_of(content)
    with _failing_as("rendering_failed"):
        bundles = _render(publication, content, [copy.name for copy in copies])
    _note(build, BuildState.STORING)
    with _failing_as("storing_failed"):
        stored = store_bundles(publication, bundles, copies)
    _put_online(build, stored, now=timezone.now())


def _render(publication: Publication, content: Content, copies: list[str]) -> list[Bundle]:
    """One process for each language."""
    booklet = publication.booklet
    told = ask(OffersOfBooklet, company_id=booklet.company_id, booklet_id=booklet.id)
    offers = told[0] if told else Offers()
    address = selectors.reading_address(booklet)
    given = [
        rendering.given_for(publication, content, locale=locale, address=address, offers=offers)
        for locale in publication.locales
    ]
    with ThreadPoolExecutor(RENDERED_AT_ONCE) as pool:
        return list(pool.map(lambda one: rendering.render_bundle(one, copies=copies), given))


def _put_online(build: Build, stored: list[StoredBundle], *, now: datetime) -> None:
    """From here on readers get this version: the row of the booklet turns with everything else, or not at all."""
    publication = build.publication
    booklet = _hold_booklet(publication)
    if booklet is None:
        return
    editions = Edition.objects.filter(company_id=build.company_id, publication=publication)
    for one in stored:
        editions.filter(locale=one.locale).update(
            bundle=one.sha256, files=one.files, objects_used=one.objects, updated_at=now
        )
    build.state, build.error, build.online_at = BuildState.ONLINE, "", now
    build.save(update_fields=["state", "error", "online_at", "updated_at"])
    go_online(booklet, publication, now=now)
    enqueue_printing(publication_id=publication.id)
    if selectors.is_another_under_way(publication):
        enqueue_build()  # its job found that it was not its turn


def _give_up(build: Build, code: str, *, now: datetime) -> None:
    """The former version stays up, and what readers did not get is left to publish, or is in the next version."""
    publication = build.publication
    booklet = _hold_booklet(publication)
    if booklet is None:
        return
    build.state, build.error = BuildState.FAILED, code
    build.save(update_fields=["state", "error", "updated_at"])
    announce(BuildChanged(company_id=booklet.company_id, booklet_id=booklet.id))
    journal.record(
        actor=Actor(company_id=build.company_id),
        action="booklet.publication_failed",
        target=booklet,
        label=booklet.name,
        now=now,
        after={"version": publication.version, "error": code},
    )
    if selectors.is_another_under_way(publication):
        enqueue_build()
        return
    booklet.has_changes = True
    booklet.save(update_fields=["has_changes", "updated_at"])


def _hold_booklet(publication: Publication) -> Booklet | None:
    """So that nobody adds a version meanwhile; if it was deleted, what was just sent to the store goes too."""
    held = Booklet.objects.select_for_update(no_key=True).filter(id=publication.booklet_id)
    booklet = held.first()
    if booklet is None:
        enqueue_forgetting(company_id=publication.company_id, booklet_id=publication.booklet_id)
    return booklet


def _note(build: Build, state: BuildState) -> None:
    """Shown at once to who watches the steps."""
    build.state = state
    with separate_transaction(build.company_id) as alias:
        Build.objects.using(alias).filter(id=build.id).update(state=state)


def _note_away(build: Build, away: PartAway) -> None:
    """It waits as its job does, no attempt is counted, and the screen says for what."""
    with separate_transaction(build.company_id) as alias:
        Build.objects.using(alias).filter(id=build.id).update(
            state=BuildState.WAITING, error=away.code, attempts=build.attempts - 1
        )


@contextmanager
def _failing_as(code: str) -> Iterator[None]:
    try:
        yield
    except PartAway:
        raise
    except Exception as error:  # whatever it is, readers keep what they have
        raise BuildFailed(code) from error
