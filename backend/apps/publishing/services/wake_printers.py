from collections.abc import Iterator
from typing import Any

import structlog

from apps.publishing.models import ArchiveState, Build, BuildState, Edition, PdfState
from apps.publishing.services.prepare_archive import ARCHIVE
from apps.publishing.services.print_edition import PRINT, REFERENCE_FIRST
from shared.jobs import queue
from shared.jobs.models import Job, JobState
from shared.tenancy.scope import act_as_company

MOST_JOBS = 5  # each of which was tried ten times
AT_ONCE = 200

log = structlog.get_logger()


def wake_printers() -> None:
    """A PDF that waits while no job is left for it gets another one, so many times; an archive is asked for anew by who wants it."""
    for edition in _without_job():
        with act_as_company(edition.company_id):
            _print_again(edition)
    for build in _archives_without_job():
        with act_as_company(build.company_id):
            build.archive_state = ArchiveState.FAILED
            build.save(update_fields=["archive_state", "updated_at"])


def _without_job() -> Iterator[Edition]:
    waiting = Edition.objects.filter(
        pdf_state=PdfState.WAITING, publication__build__state=BuildState.ONLINE
    )
    waiting = waiting.order_by(REFERENCE_FIRST, "id")
    found = list(waiting.only("id", "company_id", "publication_id", "locale"))
    asked = {(payload["publication_id"], payload["locale"]) for payload in _pending(PRINT)}
    left = (one for one in found if (str(one.publication_id), one.locale) not in asked)
    yield from list(left)[:AT_ONCE]


def _archives_without_job() -> list[Build]:
    waiting = list(Build.objects.filter(archive_state=ArchiveState.WAITING))
    asked = {payload["publication_id"] for payload in _pending(ARCHIVE)}
    return [build for build in waiting if str(build.publication_id) not in asked]


def _pending(name: str) -> list[dict[str, Any]]:
    jobs = Job.objects.filter(name=name, state=JobState.PENDING)
    return list(jobs.values_list("payload", flat=True))


def _print_again(edition: Edition) -> None:
    named: dict[str, Any] = {
        "publication_id": str(edition.publication_id),
        "locale": edition.locale,
    }
    used_up = Job.objects.filter(name=PRINT, state=JobState.FAILED, payload__contains=named)
    if used_up.count() < MOST_JOBS:
        queue.enqueue(PRINT, **named)
        return
    log.error("print_given_up", edition_id=str(edition.id))
    Edition.objects.filter(id=edition.id).update(pdf_state=PdfState.FAILED)
