"""What stands on the card of a booklet, changed one part at a time."""

import pytest

from apps.booklets import services
from apps.booklets.factories import BookletFactory
from apps.booklets.models import BookletSlug
from apps.booklets.tests.acting import picture, sector_with, with_logo
from apps.booklets.tests.people import NOW, admin, working_on
from apps.companies.factories import CompanyFactory, SiteFactory
from apps.journal.models import AuditEvent
from apps.library.factories import SectorFactory
from apps.library.models import Sector
from apps.media import services as media
from apps.media.models import MediaUsage
from shared import errors

pytestmark = pytest.mark.django_db


@pytest.fixture
def actor():
    return admin(CompanyFactory.create().id)


@pytest.fixture
def booklet(actor):
    return BookletFactory.create(company_id=actor.company_id, building=True, plan={}, step="name")


def change(actor, booklet, **changes):
    return services.update_booklet(actor=actor, booklet_id=booklet.id, changes=changes, now=NOW)


class TestUpdateBooklet:
    def test_what_is_absent_stays_and_a_site_can_be_taken_away(self, actor, booklet):
        site = SiteFactory.create(company=booklet.company)
        changed = change(actor, booklet, site=site.id, structure="guided_path")
        assert changed.site_id == site.id

        changed = change(actor, booklet, locales=["en-GB", "fr-FR", "en-GB", "ar"])
        assert (changed.site_id, changed.structure) == (site.id, "guided_path")
        assert changed.locales == ["en-GB", "ar"]

        assert change(actor, booklet, site=None, name=None).site_id is None
        assert change(actor, booklet).name == booklet.name

    def test_a_strangers_site_is_refused(self, actor, booklet):
        with pytest.raises(errors.Invalid) as refusal:
            change(actor, booklet, site=SiteFactory.create().id)

        assert refusal.value.fields == {"site": "unknown_site"}

    def test_the_furthest_step_is_never_forgotten(self, actor, booklet):
        change(actor, booklet, step="pages")
        change(actor, booklet, step="sector")

        booklet.refresh_from_db()
        assert booklet.step == "pages"
        assert not AuditEvent.objects.filter(action="booklet.updated").exists()

    def test_a_change_is_told_in_the_journal_by_names(self, actor, booklet):
        sector = sector_with([])

        change(actor, booklet, sector=sector.id, name="Livret des saisonniers")

        event = AuditEvent.objects.get(action="booklet.updated")
        assert event.before == {"name": booklet.name, "sector": ""}
        assert event.after == {"name": "Livret des saisonniers", "sector": sector.name}

    def test_a_name_of_another_booklet_is_refused(self, actor, booklet):
        BookletFactory.create(company_id=actor.company_id, name="Pris")

        with pytest.raises(services.BookletNameTaken):
            change(actor, booklet, name="PRIS")

        booklet.refresh_from_db()
        assert booklet.slug


class TestItsSector:
    def test_is_that_of_the_companys_newest_booklet_when_its_step_opens(self, actor, booklet):
        sector = sector_with([])
        BookletFactory.create(company_id=actor.company_id, sector_id=sector.id, plan={})

        assert change(actor, booklet, step="sector").sector_id == sector.id

    @pytest.mark.parametrize(("kind", "code"), [("health", "SAN"), ("company", None)])
    def test_is_what_the_kind_of_the_company_says_before_there_is_a_booklet(self, kind, code):
        actor = admin(CompanyFactory.create(kind=kind).id)
        first = BookletFactory.create(
            company_id=actor.company_id, building=True, plan={}, step="name"
        )
        SectorFactory.create(code="SAN")

        sector = change(actor, first, step="sector").sector_id

        assert sector == (Sector.objects.get(code=code).id if code else None)

    def test_is_asked_of_a_booklet_that_starts_blank(self, actor):
        blank = BookletFactory.create(
            company_id=actor.company_id, building=True, plan={}, step="name", start="blank"
        )
        SectorFactory.create(code="HCR")

        assert change(actor, blank, step="sector").sector_id is None


class TestItsAddress:
    def test_follows_the_name_while_nobody_was_told_of_it(self, actor, booklet):
        change(actor, booklet, name="Premier nom")

        change(actor, booklet, name="Second nom")

        assert [row.slug for row in BookletSlug.objects.filter(booklet=booklet)] == ["second-nom"]

    def test_stays_once_the_creation_is_over(self):
        booklet = BookletFactory.create(name="Premier nom")

        renamed = change(working_on(booklet), booklet, name="Second nom")

        assert (renamed.name, renamed.slug) == ("Second nom", "premier-nom")


class TestItsFiles:
    def test_another_name_is_told_to_the_library(self):
        booklet = BookletFactory.create(plan={})
        logo = picture(booklet.company_id)
        actor = working_on(booklet)
        services.set_theme(actor=actor, booklet_id=booklet.id, theme=with_logo(logo), now=NOW)

        change(actor, booklet, name="Autre nom")

        assert MediaUsage.objects.get().label == "Autre nom"
        handled = media.trash_media(actor=actor, file_ids=[logo.id], now=NOW)
        assert [file.id for file in handled.kept] == [logo.id]
