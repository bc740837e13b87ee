from datetime import datetime
from pathlib import Path
from uuid import UUID

import structlog

from apps.media import addresses
from apps.media.analysis import files, run
from apps.media.analysis.outcome import Analysed
from apps.media.kinds import MIMES
from apps.media.models import Upload, UploadState
from apps.media.services._workbench import private_folder
from apps.media.services.settle_ready import settle_ready
from apps.media.services.settle_refused import settle_refused
from shared import objects

log = structlog.get_logger()

RENDERED_AS = ("webp", "avif")


def analyse_upload(*, upload_id: UUID, now: datetime) -> None:
    """Turn bytes that have arrived into a file of the library, or refuse them.

    Objects are named after the upload, so a second attempt after a kill writes the same again; only
    the last step changes rows, and it commits together with the job.
    """
    upload = Upload.objects.filter(id=upload_id, state=UploadState.ANALYSING).first()
    if upload is None:
        return
    with private_folder() as folder:
        objects.fetch(
            key=addresses.upload_key(owner=upload.company_id, upload_id=upload.id),
            file=files.sent(folder),
        )
        report = run.report_on(folder)
        if report.analysed is None:
            log.info(
                "media_refused", upload_id=str(upload_id), code=report.refused, error=report.error
            )
            settle_refused(upload=upload, code=report.refused, kind=report.kind, now=now)
            return
        _store_content(upload, report.analysed, folder)
        settle_ready(upload=upload, analysed=report.analysed, now=now)


def _store_content(upload: Upload, analysed: Analysed, folder: Path) -> None:
    """Lay the clean copy and the renditions into S3; done twice, the same objects lie there."""
    within = addresses.folder_of(owner=upload.company_id, content_id=upload.id)
    for width, _height in analysed.renditions:
        for extension in RENDERED_AS:
            objects.store(
                file=files.rendition(folder, width, extension),
                key=within + addresses.rendition_name(width, extension),
                content_type=MIMES[extension],
            )
    # What the store holds may have changed since: only bytes that were looked at are kept.
    kept = files.cleaned(folder) if files.cleaned(folder).exists() else files.sent(folder)
    original = within + addresses.original_name(analysed.extension)
    objects.store(file=kept, key=original, content_type=analysed.mime)
