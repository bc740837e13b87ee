from apps.publishing.models import Edition, PdfState, Publication
from shared import errors


class PdfNotReady(errors.Conflict):
    code = "pdf_not_ready"


class PdfFailed(errors.Conflict):
    code = "pdf_failed"


def get_printed_edition(*, publication: Publication, locale: str | None) -> Edition:
    """A version in one language, once it is printed; in its own if none is named."""
    editions = Edition.objects.filter(company_id=publication.company_id, publication=publication)
    edition = editions.filter(locale=locale or publication.reference_locale).first()
    if edition is None:
        raise errors.NotFound
    if edition.pdf_state == PdfState.FAILED:
        raise PdfFailed
    if edition.pdf_state != PdfState.READY:
        raise PdfNotReady
    return edition
