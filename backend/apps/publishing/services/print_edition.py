import tempfile
from datetime import datetime, timedelta
from pathlib import Path
from uuid import UUID

import structlog
from django.conf import settings
from django.db.models import Case, F, QuerySet, When

from apps.publishing import rendering, selectors
from apps.publishing.events import ReadingChanged
from apps.publishing.models import Edition, PdfState
from apps.publishing.printing import NotPrinted, print_document
from apps.publishing.questions import Offers
from apps.publishing.services._keep import keep_by_content
from apps.publishing.services._paper import fetch_pictures, with_qr
from apps.publishing.services.forget_objects import enqueue_forgetting
from shared.events import announce
from shared.jobs import queue

PRINT = "publishing.print"
PREFIX = "livretier-print-"
MOST_ATTEMPTS = 3
PAUSE = timedelta(minutes=1)
REFERENCE_FIRST = Case(When(locale=F("publication__reference_locale"), then=0), default=1)

log = structlog.get_logger()


def enqueue_printing(*, publication_id: UUID) -> None:
    """A job for each language, that of reference first: one that fails keeps no other."""
    for edition in _waiting(publication_id):
        queue.enqueue(PRINT, publication_id=publication_id, locale=edition.locale)


def print_edition(*, publication_id: UUID, locale: str, attempt: int, now: datetime) -> None:
    """Make the PDF of a publication in one language and offer it to its readers.

    What the printer does not get done is tried again, then given up; what the store refuses is tried
    again by the job itself.
    """
    edition = _waiting(publication_id).filter(locale=locale).first()
    if edition is None:
        return
    with tempfile.TemporaryDirectory(prefix=PREFIX, ignore_cleanup_errors=True) as folder:
        try:
            file = _print(edition, Path(folder))
        except (rendering.RenderingFailed, NotPrinted):
            log.exception("not_printed", edition_id=str(edition.id), attempt=attempt)
            _try_again(edition, attempt=attempt, now=now)
            return
        publication = edition.publication
        key = keep_by_content(
            file,
            publication,
            begins=f"{locale}-{publication.version}",
            content_type="application/pdf",
        )
        _offer(edition, key=key, size=file.stat().st_size, now=now)


def _waiting(publication_id: UUID) -> QuerySet[Edition]:
    editions = Edition.objects.filter(publication_id=publication_id, pdf_state=PdfState.WAITING)
    return editions.select_related("publication__booklet").order_by(REFERENCE_FIRST, "locale")


def _print(edition: Edition, folder: Path) -> Path:
    publication = edition.publication
    given = rendering.given_for(
        publication,
        selectors.content_of(publication),
        locale=edition.locale,
        address=selectors.reading_address(publication.booklet),
        offers=Offers(),
    )
    html = rendering.render_print(with_qr(given, given["address"]))
    fetch_pictures(html, edition.objects_used, into=folder)
    return print_document(folder, html=html, assets=settings.RENDERER / "assets").file


def _offer(edition: Edition, *, key: str, size: int, now: datetime) -> None:
    """Unless its booklet was deleted meanwhile: then the PDF goes as its other files went."""
    booklet = edition.publication.booklet
    offered = Edition.objects.filter(id=edition.id).update(
        pdf_state=PdfState.READY, pdf_key=key, pdf_size=size, updated_at=now
    )
    if not offered:
        enqueue_forgetting(company_id=booklet.company_id, booklet_id=booklet.id)
        return
    announce(ReadingChanged(company_id=booklet.company_id, booklet_id=booklet.id))


def _try_again(edition: Edition, *, attempt: int, now: datetime) -> None:
    if attempt >= MOST_ATTEMPTS:
        edition.pdf_state = PdfState.FAILED
        edition.save(update_fields=["pdf_state", "updated_at"])
        return
    queue.enqueue(
        PRINT,
        publication_id=edition.publication_id,
        locale=edition.locale,
        attempt=attempt + 1,
        due_at=now + attempt * PAUSE,
    )
