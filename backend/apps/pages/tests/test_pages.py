"""Pages are added, moved, copied, removed and brought back."""

import pytest

from apps.journal.models import AuditEvent
from apps.media.factories import MediaFileFactory
from apps.pages import selectors, services
from apps.pages.factories import ManuscriptFactory, PageFactory
from apps.pages.models import Page
from apps.pages.tests.blocks import callout, image, page, paragraph
from apps.pages.tests.writing import NOW, author, order, page_of, save
from shared import errors
from shared.documents.content import walk
from shared.ids import uuid7

pytestmark = pytest.mark.django_db


@pytest.fixture
def manuscript():
    """Of three pages: a, b and c."""
    manuscript = ManuscriptFactory.create()
    for place, title in enumerate("abc"):
        page_of(manuscript, title=title, position=place)
    return manuscript


def find(manuscript, title):
    return Page.objects.get(manuscript=manuscript, title=title)


def by(manuscript):
    return {"actor": author(manuscript.company_id), "manuscript": manuscript, "now": NOW}


class TestAddPage:
    def test_goes_to_the_end(self, manuscript):
        added = services.add_page(title="d", **by(manuscript))

        assert order(manuscript) == ["a", "b", "c", "d"]
        assert (added.revision, added.document["blocks"]) == (1, [])
        assert [one.number for one in selectors.list_revisions(page=added)] == [1]

    def test_goes_behind_another_page(self, manuscript):
        services.add_page(title="d", after=find(manuscript, "a").id, **by(manuscript))

        assert order(manuscript) == ["a", "d", "b", "c"]

    def test_does_not_go_behind_a_page_of_another_manuscript(self, manuscript):
        with pytest.raises(errors.NotFound):
            services.add_page(title="d", after=PageFactory.create().id, **by(manuscript))

    def test_is_refused_when_there_are_200(self, manuscript):
        page_of(manuscript, title="dernière")
        Page.objects.bulk_create(
            Page(
                id=uuid7(),
                company_id=manuscript.company_id,
                manuscript=manuscript,
                position=place,
                edited_at=NOW,
            )
            for place in range(4, services.MOST_PAGES)
        )

        with pytest.raises(services.TooManyPages):
            services.add_page(title="d", **by(manuscript))


class TestMovePage:
    @pytest.mark.parametrize(
        ("moved", "after", "expected"),
        [("c", None, "cab"), ("a", "c", "bca"), ("a", "b", "bac"), ("b", "b", None)],
    )
    def test_goes_behind_another_or_to_the_front(self, manuscript, moved, after, expected):
        asked = {
            "manuscript": manuscript,
            "page_id": find(manuscript, moved).id,
            "after": find(manuscript, after).id if after else None,
        }
        if expected is None:
            with pytest.raises(errors.NotFound):
                services.move_page(**asked)
            return

        services.move_page(**asked)

        assert order(manuscript) == list(expected)


class TestDuplicatePage:
    def test_stands_behind_the_original_with_blocks_of_its_own(self, manuscript):
        original = find(manuscript, "a")
        save(original, page(callout("c", paragraph("p")), paragraph("q")))

        copy = services.duplicate_page(page_id=original.id, **by(manuscript))

        assert order(manuscript) == ["a", "a (copie)", "b", "c"]
        original.refresh_from_db()
        blocks = list(walk(copy.document["blocks"]))
        assert len(blocks) == 3
        assert not {block["id"] for block in blocks} & {"c", "p", "q"}

    def test_uses_its_files_too(self, manuscript):
        file, original = MediaFileFactory.create(company_id=manuscript.company_id), None
        original = find(manuscript, "a")
        save(original, page(image("i", str(file.id))))

        services.duplicate_page(page_id=original.id, **by(manuscript))

        file.refresh_from_db()
        assert file.usages_count == 2


class TestSetPageObligations:
    def test_keeps_each_once_whatever_the_order(self, manuscript):
        first, second = uuid7(), uuid7()

        covering = services.set_page_obligations(
            manuscript=manuscript,
            page_id=find(manuscript, "a").id,
            obligations=[second, first, second],
        )

        assert covering.obligations == [first, second]
        assert covering.revision == 1

    def test_changes_the_fingerprint_until_there_are_none(self, manuscript):
        before = find(manuscript, "a")
        asked = {"manuscript": manuscript, "page_id": before.id}

        covering = services.set_page_obligations(obligations=[uuid7()], **asked)
        assert covering.fingerprint != before.fingerprint
        assert services.set_page_obligations(obligations=[], **asked).fingerprint == (
            before.fingerprint
        )

    def test_go_along_with_a_save_and_a_copy(self, manuscript):
        original, law = find(manuscript, "a"), uuid7()
        services.set_page_obligations(manuscript=manuscript, page_id=original.id, obligations=[law])

        saved = save(original, page(paragraph("p"))).page
        copy = services.duplicate_page(page_id=original.id, **by(manuscript))

        assert saved.obligations == copy.obligations == [law]
        assert saved.fingerprint != PageFactory.create(document=saved.document).fingerprint


class TestRemovePage:
    def test_can_be_brought_back_where_it_stood(self, manuscript):
        removed = find(manuscript, "b")

        services.remove_page(page_id=removed.id, **by(manuscript))

        assert order(manuscript) == ["a", "c"]
        services.bring_back_page(page_id=removed.id, **by(manuscript))
        assert order(manuscript) == ["a", "b", "c"]
        actions = AuditEvent.objects.order_by("at", "id").values_list("action", flat=True)
        assert list(actions) == ["pages.page_removed", "pages.page_brought_back"]

    def test_frees_its_files_until_it_is_back(self, manuscript):
        file, removed = MediaFileFactory.create(company_id=manuscript.company_id), None
        removed = find(manuscript, "b")
        save(removed, page(image("i", str(file.id))))

        services.remove_page(page_id=removed.id, **by(manuscript))
        file.refresh_from_db()
        assert file.usages_count == 0

        services.bring_back_page(page_id=removed.id, **by(manuscript))
        file.refresh_from_db()
        assert file.usages_count == 1

    def test_comes_back_without_a_file_that_was_thrown_away(self, manuscript):
        file = MediaFileFactory.create(company_id=manuscript.company_id)
        removed = find(manuscript, "b")
        save(removed, page(image("i", str(file.id))))
        services.remove_page(page_id=removed.id, **by(manuscript))
        file.refresh_from_db()
        file.trashed_at = NOW
        file.save()

        back = services.bring_back_page(page_id=removed.id, **by(manuscript))

        assert back.document == page(image("i", None))
        assert selectors.get_revision(page=back, number=back.revision).document == back.document

    def test_is_refused_for_the_last_one(self):
        manuscript = ManuscriptFactory.create()
        only = page_of(manuscript)

        with pytest.raises(services.LastPage):
            services.remove_page(page_id=only.id, **by(manuscript))

    def test_only_what_was_removed_comes_back(self, manuscript):
        with pytest.raises(errors.NotFound):
            services.bring_back_page(page_id=find(manuscript, "a").id, **by(manuscript))


class TestListPages:
    def test_tells_how_many_blocks_there_are_without_reading_them(self, manuscript):
        save(find(manuscript, "b"), page(callout("c", paragraph("p")), paragraph("q")))

        listed = selectors.list_pages(manuscript=manuscript)

        assert [(one.title, one.blocks) for one in listed] == [("a", 0), ("b", 2), ("c", 0)]
        assert "document" in listed[0].get_deferred_fields()
