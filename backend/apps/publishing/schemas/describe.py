"""Publications as the API tells them."""

from datetime import datetime
from typing import Any

from apps.booklets import selectors as booklets
from apps.booklets.models import Booklet
from apps.booklets.schemas.describe_checks import describe_checks
from apps.publishing import policies, selectors
from apps.publishing.content.numbers import next_major, next_minor
from apps.publishing.models import Edition, Publication, Scope
from apps.publishing.schemas.describe_changes import describe_changes
from shared.actor import Actor

SCOPES = list(Scope)  # from the nearest to the farthest


def describe_line(publication: Publication, booklet: Booklet) -> dict[str, Any]:
    """A version in the list of them all."""
    return {
        "id": publication.id,
        "version": publication.version,
        "note": publication.note,
        "effective_on": publication.effective_on,
        "automatic": publication.automatic,
        "scope": _farthest(publication),
        "pages_changed": len(publication.changes),
        "by_name": publication.by_name,
        "at": publication.at,
        "state": publication.build.state,
        "online": publication.id == booklet.publication_id,
    }


def describe_publication(
    *, actor: Actor, booklet: Booklet, publication: Publication
) -> dict[str, Any]:
    """One version, what changed with it and how far its files are."""
    return {
        **describe_line(publication, booklet),
        "sha256": publication.sha256,
        "locales": publication.locales,
        "changes": describe_changes(publication.changes, actor.language),
        "coverage": publication.coverage,
        "build": _build(publication),
    }


def describe_publishing(*, actor: Actor, booklet: Booklet, now: datetime) -> dict[str, Any]:
    """What publishing now would mean."""
    current = selectors.current_publication(booklet)
    building = selectors.publication_in_hand(booklet)
    newest = selectors.newest_publication(booklet)
    changes = selectors.foreseen_changes(actor=actor, booklet=booklet, now=now)
    checks = booklets.check_booklet(
        actor=actor, booklet=booklet, today=booklet.company.today(now=now)
    )
    return {
        "address": selectors.reading_address(booklet),
        "current": _to_output(actor, booklet, current),
        "building": _to_output(actor, booklet, building),
        "next_minor": "{}.{}".format(*next_minor(newest)),
        "next_major": "{}.{}".format(*next_major(newest)),
        "changes": describe_changes(changes, actor.language),
        "checks": describe_checks(checks),
        "abilities": policies.publishing_abilities(actor, booklet),
    }


def _to_output(
    actor: Actor, booklet: Booklet, publication: Publication | None
) -> dict[str, Any] | None:
    if publication is None:
        return None
    return describe_publication(actor=actor, booklet=booklet, publication=publication)


def _farthest(publication: Publication) -> Scope | None:
    scopes = [Scope(change["scope"]) for change in publication.changes]
    return max(scopes, key=SCOPES.index, default=None)


def _build(publication: Publication) -> dict[str, Any]:
    build = publication.build
    editions = {edition.locale: edition for edition in publication.editions.all()}
    return {
        "state": build.state,
        "error": build.error,
        "online_at": build.online_at,
        "editions": [
            _edition(editions[locale]) for locale in publication.locales if locale in editions
        ],
        "archive_state": build.archive_state,
        "archive_size": build.archive_size,
    }


def _edition(edition: Edition) -> dict[str, Any]:
    return {
        "locale": edition.locale,
        "pdf_state": edition.pdf_state,
        "pdf_size": edition.pdf_size,
    }
