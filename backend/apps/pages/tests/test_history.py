"""Revisions are restored, compared, thinned, and forget who is forgotten."""

from datetime import timedelta

import pytest

from apps.accounts import services as accounts
from apps.companies.factories import MembershipFactory
from apps.journal.models import AuditEvent
from apps.pages import selectors, services
from apps.pages.factories import ManuscriptFactory, PageRevisionFactory
from apps.pages.models import PageRevision, RevisionKind
from apps.pages.services.thin_revisions import KEPT, NEWEST
from apps.pages.tests.blocks import page, paragraph
from apps.pages.tests.writing import NOW, author, page_of, save
from shared import errors
from shared.actor import Actor
from shared.ids import uuid7
from shared.tenancy import act_as

pytestmark = pytest.mark.django_db


@pytest.fixture
def written():
    return page_of(ManuscriptFactory.create(), page(paragraph("a", "Un"), paragraph("b", "Deux")))


def restore(written, number, **asked):
    return services.restore_revision(
        actor=author(written.company_id),
        manuscript=written.manuscript,
        page_id=written.id,
        number=number,
        now=NOW,
        **asked,
    )


class TestRestoreRevision:
    def test_makes_the_old_document_the_newest_revision(self, written):
        save(written, page(paragraph("a", "Autre")), title="Autre titre")

        result = restore(written, 1)

        assert result.page.document == page(paragraph("a", "Un"), paragraph("b", "Deux"))
        assert (result.page.title, result.page.revision) == (written.title, 3)
        newest = selectors.get_revision(page=written, number=3)
        assert newest.kind == RevisionKind.RESTORED
        assert AuditEvent.objects.get().action == "pages.revision_restored"

    def test_keeps_what_others_saved_since_the_author_looked(self, written):
        save(written, page(paragraph("a", "Autre"), paragraph("b", "Deux")))
        save(written, page(paragraph("a", "Autre"), paragraph("b", "De Paul")))

        result = restore(written, 1, base_revision=2)

        assert result.outcome == "merged"
        assert result.page.document == page(paragraph("a", "Un"), paragraph("b", "De Paul"))

    def test_finds_no_revision_of_another_page(self, written):
        PageRevisionFactory.create(number=7)

        with pytest.raises(errors.NotFound):
            restore(written, 7)


class TestCompareRevisions:
    def test_compares_with_another_revision_or_with_today(self, written):
        save(written, page(paragraph("a", "Un deux"), paragraph("b", "Deux")))
        save(written, page(paragraph("a", "Un deux")))
        written.refresh_from_db()

        changes = selectors.compare_revisions(page=written, number=1, other=2)
        since = selectors.compare_revisions(page=written, number=1, other=None)

        assert [change.change for change in changes] == ["changed", "same"]
        assert [change.change for change in since] == ["changed", "removed"]


class TestThinRevisions:
    def grow(self, written, count, **traits):
        """So many revisions, a minute apart, the newest a minute old; a person each, days ago."""
        PageRevision.objects.filter(page=written).delete()
        for number in range(1, count + 1):
            revision = PageRevisionFactory.create(page=written, number=number, **traits)
            age = timedelta(days=2, minutes=count - number + 1)
            PageRevision.objects.filter(id=revision.id).update(created_at=NOW - age)
        written.revision = count

    def numbers(self, written):
        return [revision.number for revision in selectors.list_revisions(page=written)]

    def test_keeps_fifty_and_the_newest_one_by_one(self, written):
        self.grow(written, 80)

        services.thin_revisions(page=written, now=NOW)

        numbers = self.numbers(written)
        assert len(numbers) == KEPT
        assert numbers[:NEWEST] == list(range(80, 60, -1))
        assert numbers[-1] == 1

    def test_keeps_what_an_open_editor_began_from(self, written):
        self.grow(written, 80)
        PageRevision.objects.filter(page=written, number__in=(30, 31, 32)).update(
            taken_at=NOW - timedelta(hours=20)
        )

        services.thin_revisions(page=written, now=NOW)

        assert {30, 31, 32} <= set(self.numbers(written))

    def test_keeps_what_each_author_of_today_saved_last(self, written):
        self.grow(written, 80)
        PageRevision.objects.filter(page=written, number__lte=40).update(
            by_id=uuid7(), created_at=NOW - timedelta(hours=2)
        )

        services.thin_revisions(page=written, now=NOW)

        assert 40 in self.numbers(written)

    def test_keeps_words_that_were_set_aside_lately(self, written):
        self.grow(written, 80)
        PageRevision.objects.filter(page=written, number=35).update(kind=RevisionKind.SET_ASIDE)

        services.thin_revisions(page=written, now=NOW)

        assert 35 in self.numbers(written)

    def test_leaves_other_pages_alone(self, written):
        other = PageRevisionFactory.create(number=1)
        self.grow(written, 60)

        services.thin_revisions(page=written, now=NOW)

        assert PageRevision.objects.filter(id=other.id).exists()

    def test_happens_while_people_save(self, written):
        somebody = author(written.company_id)
        for number in range(KEPT + 10):
            save(written, page(paragraph("a", f"Essai {number}")), actor=somebody)

        assert len(self.numbers(written)) == KEPT


class TestOpenPage:
    def test_keeps_what_somebody_begins_from(self, written):
        services.open_page(manuscript=written.manuscript, page_id=written.id, now=NOW)

        assert PageRevision.objects.get(page=written).taken_at == NOW

    def test_writes_at_most_once_an_hour(self, written):
        for minutes in (0, 30, 90):
            services.open_page(
                manuscript=written.manuscript,
                page_id=written.id,
                now=NOW + timedelta(minutes=minutes),
            )

        assert PageRevision.objects.get(page=written).taken_at == NOW + timedelta(minutes=90)


class TestAnErasedAccount:
    def test_leaves_the_words_under_another_name(self, written, run_jobs):
        member = MembershipFactory.create(user__first_name="Paul", user__last_name="Garnier")
        paul = Actor(user_id=member.user_id, name="Paul Garnier", company_id=member.company_id)
        save(written, page(paragraph("a", "De Paul")), actor=paul)

        with act_as(paul):
            accounts.erase_account(user=member.user)
        run_jobs()

        written.refresh_from_db()
        assert written.edited_by_name == member.user.full_name != "Paul Garnier"
        names = PageRevision.objects.order_by("number").values_list("by_name", flat=True)
        assert list(names) == ["Camille Vidal", member.user.full_name]
