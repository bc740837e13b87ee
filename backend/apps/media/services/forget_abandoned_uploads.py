from datetime import datetime, timedelta

from apps.media.models import Upload, UploadState
from apps.media.selectors.uploads import key_of
from apps.media.services import _ledger
from apps.media.services.forget_objects import forget_later
from apps.media.services.settle_refused import settle_refused
from shared.jobs.models import Job, JobState

ABANDONED_AFTER = timedelta(hours=24)
LOST_AFTER = timedelta(hours=1)
TOLD_FOR = timedelta(days=7)
BATCH = 500


def forget_abandoned_uploads(*, now: datetime) -> None:
    """Give back the room of uploads that nobody goes on with; the next hour does what is left."""
    _forget_abandoned(now)
    _refuse_lost(now)
    settled = Upload.objects.filter(
        state__in=(UploadState.READY, UploadState.REFUSED), touched_at__lt=now - TOLD_FOR
    )
    settled.delete()


def _forget_abandoned(now: datetime) -> None:
    uploads = list(
        Upload.objects.select_for_update(skip_locked=True)
        .filter(state=UploadState.UPLOADING, touched_at__lt=now - ABANDONED_AFTER)
        .order_by("touched_at")[:BATCH]
    )
    for upload in uploads:
        _ledger.release(owner=upload.company_id, size=upload.size)
    forget_later(prefixes=[key_of(upload) for upload in uploads])
    Upload.objects.filter(id__in=[upload.id for upload in uploads]).delete()


def _refuse_lost(now: datetime) -> None:
    """Uploads whose analysis was given up."""
    waiting = Upload.objects.filter(
        state=UploadState.ANALYSING, touched_at__lt=now - LOST_AFTER
    ).order_by("touched_at")[:BATCH]
    uploads = {str(upload.id): upload for upload in waiting}
    given_up = Job.objects.filter(
        name="media.analyse_upload", state=JobState.FAILED, payload__upload_id__in=list(uploads)
    )
    for payload in given_up.values_list("payload", flat=True):
        settle_refused(upload=uploads[payload["upload_id"]], code="media_unreadable", now=now)
