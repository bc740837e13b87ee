"""The rows of publishing: the state of a booklet, its versions, and what is printed of them."""

from itertools import count
from typing import Any

from django.utils import timezone

from apps.booklets.factories import BookletChapterFactory, BookletFactory
from apps.booklets.models import Booklet, BookletStatus
from apps.booklets.selectors import obligations_of
from apps.companies.models import Company
from apps.pages.models import Page
from apps.publishing.factories import PublicationFactory
from apps.publishing.models import (
    ArchiveState,
    Build,
    BuildState,
    Edition,
    PdfState,
    Publication,
    PublicationContent,
)
from apps.reading.services import ensure_access
from apps.translations.factories import PORTUGUESE, TranslationFactory
from shared.ids import uuid7
from shared.tenancy import act_as_platform
from tests.operations.booklet_access_rows import MANAGERS, READERS, another, of_booklet
from tests.operations.row import Row
from tests.operations.world import FOREIGN_MARK, World, entrust

numbers = count(1)


def _ready(company: Company) -> dict[str, Any]:
    """A booklet that nothing keeps from being published, another one each time."""
    with act_as_platform():
        booklet = BookletFactory.create(
            company_id=company.id, name=f"Livret {next(numbers)}", sector_id=uuid7(), plan={}
        )
        chapter = BookletChapterFactory.create(booklet=booklet)
        asked = [obligation.id for obligation in obligations_of(booklet)]  # by other rows' world
        Page.objects.filter(manuscript=chapter.manuscript).update(obligations=asked)
        entrust(booklet)
    return {"booklet_id": booklet.id}


def _version(company: Company, **traits: Any) -> Publication:
    """Of the booklet that the world's people work on."""
    booklet = Booklet.objects.get(id=company.id)
    made: Publication = PublicationFactory.create(booklet=booklet, minor=next(numbers), **traits)
    return made


def _publication(company: Company) -> dict[str, Any]:
    with act_as_platform():
        return {"publication_id": _version(company).id}


def _former(company: Company) -> dict[str, Any]:
    """One that is no longer online, of a booklet whose way in somebody has seen."""
    with act_as_platform():
        former = _version(company)
        ensure_access(booklet=former.booklet)
        _version(company)
    return {"publication_id": former.id}


def _printed(company: Company) -> dict[str, Any]:
    with act_as_platform():
        publication = _version(company)
        Edition.objects.filter(publication=publication).update(
            pdf_state=PdfState.READY, pdf_key=f"published/{publication.id}.pdf", pdf_size=1000
        )
    return {"publication_id": publication.id}


def _packed(company: Company) -> dict[str, Any]:
    with act_as_platform():
        publication = _version(company)
        Build.objects.filter(publication=publication).update(
            archive_state=ArchiveState.READY,
            archive_key=f"published/{publication.id}.zip",
            archive_size=1000,
        )
    return {"publication_id": publication.id}


def _published(company: Company) -> dict[str, Any]:
    with act_as_platform():
        _version(company)
    return {"booklet_id": company.id}


def _translated(company: Company) -> dict[str, Any]:
    """A published booklet whose name somebody has validated in Portuguese since, another one each time."""
    with act_as_platform():
        booklet = BookletFactory.create(
            company_id=company.id,
            name=f"Livret {next(numbers)}",
            locales=[PORTUGUESE],
            offered_anyway=[PORTUGUESE],
        )
        PublicationFactory.create(booklet=booklet)
        TranslationFactory.create(booklet=booklet, owner_id=booklet.id, at=("", "name"))
        entrust(booklet)
    return {"booklet_id": booklet.id}


def _language(company: Company) -> dict[str, Any]:
    """Of that booklet; the foreign company translates into another one."""
    return {"locale": "ro-RO" if company.name == FOREIGN_MARK else PORTUGUESE}


def _note(world: World) -> dict[str, Any]:
    return {"note": "Horaires d’été"}


def _add_versions(world: World, many: int) -> None:
    """By hundreds, and so without what they say."""
    booklet, now = Booklet.objects.get(id=world.own.id), timezone.now()
    own = {"company_id": booklet.company_id}
    versions = [
        Publication(
            **own,
            booklet=booklet,
            major=2,
            minor=next(numbers),
            note="Horaires d’été",
            effective_on=now.date(),
            reference_locale="fr-FR",
            locales=["fr-FR"],
            sha256="",
            at=now,
        )
        for _ in range(many)
    ]
    Publication.objects.bulk_create(versions)
    PublicationContent.objects.bulk_create(
        PublicationContent(**own, publication=one, content={}) for one in versions
    )
    Build.objects.bulk_create(
        Build(**own, publication=one, state=BuildState.ONLINE) for one in versions
    )


PUBLISHING_ROWS: dict[str, Row] = {
    "get_publishing": of_booklet(READERS),
    "suspend_booklet": of_booklet(
        MANAGERS, another(status=BookletStatus.PUBLISHED), while_switched=True
    ),
    "resume_booklet": of_booklet(
        MANAGERS, another(status=BookletStatus.SUSPENDED), while_switched=True
    ),
    "list_publications": of_booklet(READERS, seed=_add_versions),
    "publish_booklet": of_booklet(MANAGERS, _ready, success=202, while_switched=True, body=_note),
    "get_publication": of_booklet(READERS, child=_publication),
    "republish_translations": of_booklet(
        MANAGERS, _translated, child=_language, success=202, while_switched=True
    ),
    "put_publication_back": of_booklet(MANAGERS, child=_former, while_switched=True),
    "compare_publications": of_booklet(READERS, _published),
    "preview_publication": of_booklet(READERS, child=_publication),
    "get_publication_pdf": of_booklet(READERS, child=_printed),
    "prepare_archive": of_booklet(READERS, child=_printed, success=202, while_switched=True),
    "download_publication": of_booklet(READERS, child=_packed),
}
