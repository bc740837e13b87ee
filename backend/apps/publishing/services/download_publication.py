from datetime import datetime

from apps.booklets.models import Booklet
from apps.journal import services as journal
from apps.publishing.models import ArchiveState, Publication
from shared import errors, objects
from shared.actor import Actor


class ArchiveNotReady(errors.Conflict):
    code = "archive_not_ready"


def download_publication(
    *, actor: Actor, booklet: Booklet, publication: Publication, now: datetime
) -> str:
    """Where its archive can be fetched, for a few minutes; the journal keeps that it was taken."""
    build = publication.build
    if build.archive_state != ArchiveState.READY:
        raise ArchiveNotReady
    journal.record(
        actor=actor,
        action="booklet.version_downloaded",
        target=booklet,
        label=booklet.name,
        now=now,
        after={"version": publication.version, "bytes": build.archive_size},
    )
    return objects.signed_get(
        key=build.archive_key, file_name=f"{booklet.slug}-{publication.version}.zip"
    )
