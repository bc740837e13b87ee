"""Whole manuscripts: written from copies, put away, taken out again; pages that change manuscripts."""

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from apps.companies.factories import CompanyFactory
from apps.media.factories import MediaFileFactory
from apps.media.models import MediaFile
from apps.pages import services
from apps.pages.factories import ManuscriptFactory
from apps.pages.models import Page, PageRevision
from apps.pages.tests.blocks import image, page, paragraph
from apps.pages.tests.writing import NOW, author, order, page_of, save
from shared import errors

pytestmark = pytest.mark.django_db


@pytest.fixture
def company_id():
    return CompanyFactory.create().id


def copy(title, *blocks, **more):
    return services.PageCopy(
        position=0,
        title=title,
        importance="info",
        document=page(*blocks),
        obligations=[],
        words=1,
        fingerprint="f",
        **more,
    )


def write(company_id, *copies):
    return services.write_manuscripts(
        actor=author(company_id), company_id=company_id, copies=copies, now=NOW
    )


def usages(file):
    return MediaFile.objects.get(id=file.id).usages_count


class TestWriteManuscripts:
    def test_makes_pages_in_their_first_revision_with_the_same_blocks(self, company_id):
        first, second = write(
            company_id, [copy("Un", paragraph("a"))], [copy("Deux"), copy("Trois")]
        )

        assert [one.title for one in first.pages + second.pages] == ["Un", "Deux", "Trois"]
        kept = Page.objects.get(manuscript=first.manuscript)
        assert kept.document["blocks"][0]["id"] == "a"
        assert (kept.fingerprint, kept.edited_by_name) == ("f", "Camille Vidal")
        assert PageRevision.objects.get(page=kept).document == kept.document

    def test_counts_the_own_files_of_each_page(self, company_id):
        file, common = (MediaFileFactory.create(company_id=owner) for owner in (company_id, None))
        both = copy("Un", image("i", str(file.id)), image("j", str(common.id)))

        write(company_id, [both, copy("Deux", image("i", str(file.id)))])

        assert (usages(file), usages(common)) == (2, 0)

    def test_shows_no_more_what_was_thrown_away(self, company_id):
        gone = MediaFileFactory.create(company_id=company_id, trashed=True)

        (written,) = write(company_id, [copy("Un", image("i", str(gone.id)))])

        (kept,) = written.pages
        assert kept.document["blocks"][0]["props"]["media"] is None
        assert kept.fingerprint != "f"

    def test_costs_the_same_for_many_as_for_one(self, company_id):
        file = MediaFileFactory.create(company_id=company_id)

        def cost(count):
            pages = [copy(f"{n}", image("i", str(file.id))) for n in range(count)]
            with CaptureQueriesContext(connection) as queries:
                write(company_id, *[pages] * count)
            return len(queries)

        assert cost(8) == cost(1)


class TestMovePageBetween:
    def test_keeps_its_id_and_its_past(self, company_id):
        source, target = ManuscriptFactory.create_batch(2, company_id=company_id)
        moved = page_of(source, title="Un", position=0)
        page_of(source, title="Reste", position=1)
        there = page_of(target, title="Là", position=0)
        save(moved, page(paragraph("a", "Plus")))

        services.move_page_between(source=source, target=target, page_id=moved.id, after=there.id)

        assert (order(source), order(target)) == (["Reste"], ["Là", "Un"])
        assert PageRevision.objects.filter(page=moved).count() == 2
        assert save(Page.objects.get(id=moved.id), page()).outcome == "saved"

    def test_leaves_no_manuscript_empty_and_moves_nothing_that_is_not_there(self, company_id):
        source, target = ManuscriptFactory.create_batch(2, company_id=company_id)
        last = page_of(source)

        for page_id, refusal in ((last.id, services.LastPage), (target.id, errors.NotFound)):
            with pytest.raises(refusal):
                services.move_page_between(
                    source=source, target=target, page_id=page_id, after=None
                )


class TestPutAwayManuscript:
    def test_frees_its_files_until_it_is_taken_out(self, company_id):
        kept, gone = MediaFileFactory.create_batch(2, company_id=company_id)
        (written,) = write(
            company_id, [copy("Un", image("i", str(kept.id)), image("j", str(gone.id)))]
        )
        services.put_away_manuscript(manuscript=written.manuscript)
        assert (usages(kept), usages(gone)) == (0, 0)
        MediaFile.objects.filter(id=gone.id).update(trashed_at=NOW)

        services.take_out_manuscript(
            actor=author(company_id), manuscript=written.manuscript, now=NOW
        )

        assert usages(kept) == 1
        shown = [one["props"]["media"] for one in Page.objects.get().document["blocks"]]
        assert shown == [str(kept.id), None]
