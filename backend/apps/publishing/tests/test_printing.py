from collections.abc import Callable
from datetime import timedelta
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from django.utils import timezone
from pypdf import PdfReader
from pytest_django import Settings

from apps.booklets.factories import BookletFactory
from apps.booklets.models import Booklet
from apps.library.factories import some_company
from apps.publishing import selectors, services
from apps.publishing.events import ReadingChanged
from apps.publishing.factories import PublicationFactory
from apps.publishing.models import Edition, PdfState, Publication
from apps.publishing.tests.building import body_of, edition_of, keys_of, make
from apps.publishing.tests.publishing import delete_for_ever, publish, ready
from shared import events, objects
from shared.jobs.models import Job
from shared.tenancy.scope import act_as_company

pytestmark = pytest.mark.django_db


@pytest.fixture
def publication(remembering: None, translated: None) -> Publication:
    """Online, not printed yet."""
    publication = publish(ready(locales=["en-GB"]))
    make()
    return publication


def print_(publication: Publication, locale: str = "fr-FR", attempt: int = 1) -> Edition:
    with act_as_company(publication.company_id):
        services.print_edition(
            publication_id=publication.id, locale=locale, attempt=attempt, now=timezone.now()
        )
    return edition_of(publication, locale)


def waiting() -> list[dict[str, Any]]:
    """The payloads of the jobs that print, in their order."""
    jobs = Job.objects.filter(name="publishing.print").order_by("id")
    return [job.payload for job in jobs]


class TestPrintEdition:
    def test_keeps_the_pdf_under_a_name_of_its_content(self, publication: Publication):
        edition = print_(publication)

        assert edition.pdf_state == PdfState.READY
        body = body_of(edition.pdf_key)
        assert edition.pdf_size == len(body)
        place = f"published/{edition.company_id}/{publication.booklet_id}/fr-FR-1.0-"
        assert edition.pdf_key.startswith(place)
        assert "Se laver les mains" in "".join(
            page.extract_text() for page in PdfReader(BytesIO(body)).pages
        )

    def test_tells_the_reading_side(
        self, publication: Publication, monkeypatch: pytest.MonkeyPatch
    ):
        told: list[Any] = []
        monkeypatch.setitem(events._listeners, ReadingChanged, [told.append])

        print_(publication)

        booklet = publication.booklet
        assert told == [ReadingChanged(company_id=booklet.company_id, booklet_id=booklet.id)]

    def test_speaks_the_language_of_the_edition(self, publication: Publication):
        edition = print_(publication, "en-GB")

        first, second, *_ = PdfReader(BytesIO(body_of(edition.pdf_key))).pages
        assert "The French version prevails" in first.extract_text()
        assert "Always up to date online" in second.extract_text()

    def test_does_nothing_twice(self, publication: Publication):
        before = print_(publication)

        assert print_(publication).updated_at == before.updated_at

    def test_is_tried_three_times(
        self, publication: Publication, settings: Settings, tmp_path: Path
    ):
        Job.objects.all().delete()
        settings.RENDERER = tmp_path  # where nothing was built

        states = [print_(publication, attempt=attempt).pdf_state for attempt in (1, 2, 3)]

        assert states == [PdfState.WAITING, PdfState.WAITING, PdfState.FAILED]
        assert [job["attempt"] for job in waiting()] == [2, 3]

    def test_of_a_booklet_that_was_deleted_meanwhile_leaves_nothing(
        self,
        publication: Publication,
        monkeypatch: pytest.MonkeyPatch,
        run_jobs: Callable[[], None],
    ):
        store = objects.store

        def delete_before(**told: Any) -> None:
            delete_for_ever(publication)
            objects.remove_under(f"published/{publication.company_id}/")
            store(**told)

        monkeypatch.setattr(objects, "store", delete_before)
        Job.objects.all().delete()
        with act_as_company(publication.company_id):
            services.print_edition(
                publication_id=publication.id, locale="fr-FR", attempt=1, now=timezone.now()
            )
        run_jobs()

        assert keys_of(publication) == set()

    def test_begins_with_the_language_of_reference_when_a_version_goes_online(
        self, publication: Publication
    ):
        named = {"publication_id": str(publication.id)}

        assert waiting() == [{**named, "locale": "fr-FR"}, {**named, "locale": "en-GB"}]


class TestGetPrintedEdition:
    def test_waits_for_the_printer(self, publication: Publication):
        with pytest.raises(selectors.PdfNotReady):
            selectors.get_printed_edition(publication=publication, locale=None)

    def test_says_when_there_will_be_none(self, publication: Publication):
        Edition.objects.update(pdf_state=PdfState.FAILED)

        with pytest.raises(selectors.PdfFailed):
            selectors.get_printed_edition(publication=publication, locale=None)

    def test_is_in_its_own_language_unless_told(self, publication: Publication):
        print_(publication)

        found = selectors.get_printed_edition(publication=publication, locale=None)

        assert found.locale == "fr-FR"


class TestOfferedPrint:
    """What readers are handed while a version is on the press."""

    def version(self, booklet: Booklet, major: int, *, pdf: str = "") -> Edition:
        at = timezone.now() + timedelta(minutes=major)
        publication = PublicationFactory.create(booklet=booklet, major=major, at=at)
        printed = {"pdf_state": PdfState.READY, "pdf_key": pdf, "pdf_size": 7} if pdf else {}
        Edition.objects.filter(publication=publication).update(**printed)
        return edition_of(publication)

    @pytest.fixture
    def booklet(self) -> Booklet:
        return BookletFactory.create(company_id=some_company())

    def test_is_its_own_once_it_is_there(self, booklet: Booklet):
        self.version(booklet, 1, pdf="published/1.pdf")
        edition = self.version(booklet, 2, pdf="published/2.pdf")

        assert selectors.offered_print(edition) == edition

    @pytest.mark.parametrize("state", [PdfState.WAITING, PdfState.FAILED])
    def test_is_the_newest_before_it_until_then(self, booklet: Booklet, state: PdfState):
        self.version(booklet, 1, pdf="published/1.pdf")
        former = self.version(booklet, 2, pdf="published/2.pdf")
        edition = self.version(booklet, 3)
        edition.pdf_state = state

        assert selectors.offered_print(edition) == former

    def test_is_no_later_version_s(self, booklet: Booklet):
        put_back = self.version(booklet, 1)
        self.version(booklet, 2, pdf="published/2.pdf")

        assert selectors.offered_print(put_back) is None

    def test_is_of_no_other_language_and_no_other_booklet(self, booklet: Booklet):
        other = self.version(booklet, 1, pdf="published/1.pdf")
        Edition.objects.filter(id=other.id).update(locale="en-GB")
        self.version(BookletFactory.create(company_id=booklet.company_id), 1, pdf="published/x.pdf")
        edition = self.version(booklet, 2)

        assert selectors.offered_print(edition) is None
