from uuid import uuid4

import pytest

from apps.companies.factories import CompanyFactory
from apps.media.factories import MediaFileFactory
from apps.media.models import MediaUsage
from apps.pages import services
from apps.pages.factories import ManuscriptFactory
from apps.pages.models import Importance, PageRevision, RevisionKind
from apps.pages.tests.blocks import callout, heading, image, page, paragraph
from apps.pages.tests.writing import NOW, author, page_of, save
from shared import errors

pytestmark = pytest.mark.django_db


@pytest.fixture
def manuscript():
    return ManuscriptFactory.create()


@pytest.fixture
def written(manuscript):
    return page_of(manuscript, page(paragraph("a", "Un"), paragraph("b", "Deux")))


def kinds(written):
    return list(
        PageRevision.objects.filter(page=written).order_by("number").values_list("kind", flat=True)
    )


class TestSavePage:
    def test_makes_a_new_revision(self, written):
        somebody = author(written.company_id)

        result = save(
            written,
            page(heading("a", "Bienvenue à tous")),
            actor=somebody,
            title="Accueil",
            importance=Importance.MANDATORY,
        )

        written.refresh_from_db()
        assert (result.outcome, result.conflicts) == ("saved", [])
        assert (written.revision, written.words, written.title) == (2, 3, "Accueil")
        assert (written.edited_by_id, written.edited_at) == (somebody.user_id, NOW)
        assert kinds(written) == [RevisionKind.SAVED, RevisionKind.SAVED]

    def test_changes_the_fingerprint_with_the_title_alone(self, written):
        before = written.fingerprint

        save(written, written.document, title="Autre titre")

        written.refresh_from_db()
        assert written.fingerprint != before

    def test_keeps_nothing_when_nothing_changed(self, written):
        result = save(written, written.document)

        written.refresh_from_db()
        assert (result.outcome, written.revision) == ("saved", 1)

    def test_joins_what_two_people_wrote_in_two_blocks(self, written):
        save(written, page(paragraph("a", "Un !"), paragraph("b", "Deux")))

        result = save(
            written, page(paragraph("a", "Un"), paragraph("b", "Deux !")), base_revision=1
        )

        assert result.outcome == "merged"
        assert result.page.document == page(paragraph("a", "Un !"), paragraph("b", "Deux !"))
        assert kinds(written)[-1] == RevisionKind.MERGED

    def test_keeps_the_saved_text_and_sets_the_other_aside(self, written):
        paul = author(written.company_id, "Paul Garnier")
        save(written, page(paragraph("a", "De Paul")), actor=paul)

        result = save(
            written, page(paragraph("a", "De Camille"), paragraph("b", "Deux")), base_revision=1
        )

        (conflict,) = result.conflicts
        assert (result.outcome, result.saved_by_name) == ("conflict", "Paul Garnier")
        assert (conflict.block_id, conflict.field) == ("a", "text")
        assert result.page.document == page(paragraph("a", "De Paul"))
        assert kinds(written)[-2:] == [RevisionKind.SAVED, RevisionKind.SET_ASIDE]
        aside = PageRevision.objects.get(page=written, kind=RevisionKind.SET_ASIDE)
        assert aside.document["blocks"][0] == paragraph("a", "De Camille")

    def test_saves_what_does_not_collide(self, written):
        save(written, page(paragraph("a", "De Paul"), paragraph("b", "Deux")))

        result = save(
            written, page(paragraph("a", "De Camille"), paragraph("b", "Deux !")), base_revision=1
        )

        assert result.page.document == page(paragraph("a", "De Paul"), paragraph("b", "Deux !"))
        assert kinds(written)[-2:] == [RevisionKind.SET_ASIDE, RevisionKind.MERGED]

    def test_sets_the_same_words_aside_once(self, written):
        camille, theirs = author(written.company_id), page(paragraph("a", "De Camille"))
        save(written, page(paragraph("a", "De Paul")))

        first = save(written, theirs, actor=camille, base_revision=1)
        again = save(written, theirs, actor=camille, base_revision=1)

        assert (again.outcome, again.conflicts) == (first.outcome, first.conflicts)
        assert kinds(written).count(RevisionKind.SET_ASIDE) == 1

    def test_goes_on_from_what_was_answered_in_a_conflict(self, written):
        save(written, page(paragraph("a", "De Paul")))
        answered = save(written, page(paragraph("a", "De Camille")), base_revision=1).page.revision
        save(written, page(paragraph("a", "De Paul"), paragraph("c", "De Paul aussi")))

        result = save(written, page(paragraph("a", "De nous deux")), base_revision=answered)

        assert result.outcome == "merged"
        assert result.page.document == page(
            paragraph("a", "De nous deux"), paragraph("c", "De Paul aussi")
        )

    def test_asks_about_two_titles(self, written):
        save(written, written.document, title="De Paul")

        result = save(written, written.document, title="De Camille", base_revision=1)

        (conflict,) = result.conflicts
        assert result.page.title == "De Paul"
        assert (conflict.block_id, conflict.field, conflict.mine) == ("", "title", "De Camille")

    def test_joins_a_title_with_a_text(self, written):
        save(written, written.document, title="Accueil")

        result = save(written, page(paragraph("a", "Un")), title=written.title, base_revision=1)

        assert (result.outcome, result.page.title) == ("merged", "Accueil")

    def test_overwrites_nothing_when_its_beginning_is_not_known(self, written):
        result = save(written, page(paragraph("a", "Autre"), paragraph("c")), base_revision=999)

        assert result.outcome == "conflict"
        assert result.page.document["blocks"][0] == paragraph("a", "Un")
        assert {block["id"] for block in result.page.document["blocks"]} == {"a", "b", "c"}

    def test_starts_from_the_last_kept_revision_before_a_thinned_one(self, written):
        save(written, page(paragraph("a", "Deuxième"), paragraph("b", "Deux")))
        save(written, page(paragraph("a", "Deuxième"), paragraph("b", "Troisième")))
        PageRevision.objects.filter(page=written, number=2).delete()

        result = save(
            written, page(paragraph("a", "Deuxième !"), paragraph("b", "Deux")), base_revision=2
        )

        assert result.page.document["blocks"][1] == paragraph("b", "Troisième")
        assert [conflict.block_id for conflict in result.conflicts] == ["a"]

    def test_refuses_a_bad_block_and_names_it(self, written):
        with pytest.raises(services.BadPage) as refused:
            save(written, page(callout("c", heading("h", level=7))))

        assert set(refused.value.fields) == {"blocks.h"}

    def test_does_not_find_a_page_of_another_manuscript(self, written):
        other = ManuscriptFactory.create(company_id=written.company_id)

        with pytest.raises(errors.NotFound):
            save(written, page(), manuscript=other)

    def test_does_not_find_a_removed_page(self, manuscript, written):
        page_of(manuscript)
        services.remove_page(
            actor=author(written.company_id), manuscript=manuscript, page_id=written.id, now=NOW
        )

        with pytest.raises(errors.NotFound):
            save(written, page())


class TestFilesOfAPage:
    def test_are_counted_as_used_and_freed_again(self, written):
        file = MediaFileFactory.create(company_id=written.company_id)

        save(written, page(image("i", str(file.id))), title="Plage")

        usage = MediaUsage.objects.get(file=file)
        assert (usage.owner_type, usage.owner_id, usage.label) == ("page", written.id, "Plage")
        save(written, page())
        file.refresh_from_db()
        assert file.usages_count == 0

    def test_may_be_the_platforms_which_does_not_count_them(self, written):
        file = MediaFileFactory.create(company_id=None)

        result = save(written, page(image("i", str(file.id))))

        assert result.page.document["blocks"][0]["props"]["media"] == str(file.id)
        assert not MediaUsage.objects.exists()

    def test_are_never_another_companys(self, written):
        foreign = MediaFileFactory.create(company_id=CompanyFactory.create().id)
        trashed = MediaFileFactory.create(company_id=written.company_id, trashed=True)

        for unknown in (foreign.id, trashed.id, uuid4()):
            with pytest.raises(services.UnknownMedia) as refused:
                save(written, page(image("i", str(unknown))))
            assert set(refused.value.fields) == {"blocks.i"}

    def test_leave_a_gap_when_they_were_thrown_away_before_somebody_came_back(self, written):
        file = MediaFileFactory.create(company_id=written.company_id)
        save(written, page(image("i", str(file.id))))
        save(written, page())
        file.refresh_from_db()
        file.trashed_at = NOW
        file.save()

        result = save(written, page(image("i", str(file.id), alt="Une plage")), base_revision=2)

        assert result.page.document == page(image("i", None, alt="Une plage"))
