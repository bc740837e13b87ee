from datetime import datetime
from uuid import UUID

from django.db import transaction

from apps.booklets import services as booklets
from apps.booklets.models import Booklet
from apps.journal import services as journal
from apps.publishing import policies, selectors
from apps.publishing.models import Build, BuildState, Publication
from apps.publishing.services._add_publication import enqueue_build
from apps.publishing.services._go_online import go_online
from apps.publishing.services.republish_values import enqueue_republishing
from shared import errors
from shared.actor import Actor
from shared.documents import fingerprint


class PublicationUnderWay(errors.Conflict):
    code = "publication_under_way"


class AnotherUnderWay(errors.Conflict):
    code = "another_publication_under_way"


class PublicationOnline(errors.Conflict):
    code = "publication_online"


@transaction.atomic
def put_publication_back(
    *, actor: Actor, booklet_id: UUID, publication_id: UUID, now: datetime
) -> Publication:
    """Readers get this version again; one whose build failed is made again first."""
    booklet = booklets.lock_booklet(actor=actor, booklet_id=booklet_id)
    policies.require_publishing(actor, booklet, "publish", booklets.BookletClosed)
    publication = selectors.get_publication(booklet=booklet, publication_id=publication_id)
    if selectors.is_another_under_way(publication):  # it would take the place of this one
        raise AnotherUnderWay
    if publication.build.state == BuildState.FAILED:
        _make_again(booklet, publication, actor=actor, now=now)
    else:
        _turn_to(booklet, publication, actor=actor, now=now)
    enqueue_republishing(company_id=booklet.company_id)  # what it says may be outdated since
    return publication


def _turn_to(booklet: Booklet, publication: Publication, *, actor: Actor, now: datetime) -> None:
    if publication.build.state != BuildState.ONLINE:
        raise PublicationUnderWay
    if publication.id == booklet.publication_id:
        raise PublicationOnline
    before = booklet.version
    booklet.has_changes = _leaves_changes(booklet, publication, actor=actor, now=now)
    go_online(booklet, publication, now=now)
    journal.record(
        actor=actor,
        action="booklet.version_put_back",
        target=booklet,
        label=booklet.name,
        now=now,
        before={"version": before},
        after={"version": publication.version},
    )


def _make_again(booklet: Booklet, publication: Publication, *, actor: Actor, now: datetime) -> None:
    build: Build = publication.build
    build.state, build.attempts, build.error = BuildState.WAITING, 0, ""
    build.save(update_fields=["state", "attempts", "error", "updated_at"])
    enqueue_build()
    booklet.has_changes = _leaves_changes(booklet, publication, actor=actor, now=now)
    booklet.save(update_fields=["has_changes", "updated_at"])
    journal.record(
        actor=actor,
        action="booklet.version_made_again",
        target=booklet,
        label=booklet.name,
        now=now,
        after={"version": publication.version},
    )


def _leaves_changes(
    booklet: Booklet, publication: Publication, *, actor: Actor, now: datetime
) -> bool:
    """Whether what is prepared says something else."""
    draft = selectors.freeze(actor=actor, booklet=booklet, now=now)
    return fingerprint(draft) != publication.sha256
