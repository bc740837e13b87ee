from datetime import datetime
from uuid import UUID

import structlog

from apps.media import addresses
from apps.media.analysis import files, run
from apps.media.models import Upload, UploadState
from apps.media.services._store_content import store_content
from apps.media.services._workbench import private_folder
from apps.media.services.settle_ready import settle_ready
from apps.media.services.settle_refused import settle_refused
from shared import objects

log = structlog.get_logger()


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
        store_content(
            owner=upload.company_id, upload_id=upload.id, analysed=report.analysed, folder=folder
        )
        settle_ready(upload=upload, analysed=report.analysed, now=now)
