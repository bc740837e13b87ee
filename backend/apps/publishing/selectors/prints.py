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


def is_printed(edition: Edition) -> bool:
    return edition.pdf_state == PdfState.READY and edition.pdf_key != ""


def offered_print(edition: Edition) -> Edition | None:
    """Whose PDF readers get in this language: its own, or until it is there that of the newest version before it."""
    if is_printed(edition):
        return edition
    publication = edition.publication
    former = Edition.objects.filter(
        company_id=edition.company_id,
        publication__booklet=publication.booklet_id,
        publication__at__lt=publication.at,  # one that was put back is not answered with a later one
        locale=edition.locale,
        pdf_state=PdfState.READY,
    ).exclude(pdf_key="")
    return former.order_by("-publication__at", "-publication_id").first()
