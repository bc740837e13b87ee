import tempfile
from datetime import datetime
from pathlib import Path
from uuid import UUID

from apps.publishing.models import ArchiveState, Build, Edition, Publication
from apps.publishing.services._archive import write_archive
from apps.publishing.services._keep import keep_by_content
from apps.publishing.services.forget_objects import enqueue_forgetting

PREFIX = "livretier-zip-"


def make_archive(*, publication_id: UUID, now: datetime) -> None:
    """Write the ZIP that somebody asked for into the store; what the store refuses is tried again by the job."""
    asked = Build.objects.filter(publication_id=publication_id, archive_state=ArchiveState.WAITING)
    build = asked.select_related("publication__booklet").first()
    if build is None:
        return
    publication = build.publication
    with tempfile.TemporaryDirectory(prefix=PREFIX, ignore_cleanup_errors=True) as folder:
        file = Path(folder) / "archive.zip"
        name = f"{publication.booklet.slug}-{publication.version}"
        with file.open("wb") as content:
            write_archive(content, publication, _made(publication), name=name)
        key = keep_by_content(
            file, publication, begins=publication.version, content_type="application/zip"
        )
        size = file.stat().st_size
    offered = Build.objects.filter(id=build.id).update(
        archive_state=ArchiveState.READY, archive_key=key, archive_size=size, updated_at=now
    )
    if not offered:  # its booklet was deleted meanwhile
        enqueue_forgetting(company_id=publication.company_id, booklet_id=publication.booklet_id)


def _made(publication: Publication) -> list[Edition]:
    editions = Edition.objects.filter(company_id=publication.company_id, publication=publication)
    return list(editions.exclude(bundle="").order_by("locale"))
