from datetime import datetime, timedelta

from apps.publishing.models import (
    ArchiveState,
    Build,
    BuildState,
    Edition,
    PdfState,
    Publication,
)
from apps.publishing.selectors import PdfNotReady
from shared import errors
from shared.actor import Actor
from shared.jobs import queue
from shared.limits import Limit

ARCHIVE = "publishing.archive"
ARCHIVES = Limit(name="archives of a person", times=20, within=timedelta(hours=1))


class PublicationNotMade(errors.Conflict):
    code = "publication_not_made"


def prepare_archive(*, actor: Actor, publication: Publication, now: datetime) -> None:
    """Ask for everything of a version in one file; what is there or on its way is not made again.

    It waits for the PDF: once made, an archive never changes.
    """
    own = {"company_id": publication.company_id, "publication": publication}
    build = publication.build = Build.objects.select_for_update().get(**own)
    if build.state != BuildState.ONLINE:
        raise PublicationNotMade
    if Edition.objects.filter(**own, pdf_state=PdfState.WAITING).exists():
        raise PdfNotReady
    if build.archive_state in (ArchiveState.WAITING, ArchiveState.READY):
        return
    ARCHIVES.take(str(actor.user_id), now=now)
    build.archive_state = ArchiveState.WAITING
    build.save(update_fields=["archive_state", "updated_at"])
    queue.enqueue(ARCHIVE, publication_id=publication.id)
