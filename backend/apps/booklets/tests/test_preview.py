"""The whole booklet as its readers see it."""

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from apps.accounts.factories import browser_of
from apps.booklets.factories import BookletFactory
from apps.booklets.models import Booklet
from apps.booklets.tests.acting import at, noted, page_called
from apps.booklets.tests.blocks import document, image, inserting
from apps.booklets.tests.people import member
from apps.companies.factories import CompanyFactory, SiteFactory
from apps.library.selectors import known_living_values
from apps.media.factories import MediaFileFactory
from apps.pages.models import Page
from apps.values.factories import LivingValueFactory
from shared.actor import Role
from shared.documents import media_of, values_of

pytestmark = pytest.mark.django_db

KEY, OTHER = [value.key for value in known_living_values() if value.essential][:2]


@pytest.fixture
def company():
    return CompanyFactory.create(name="Maison Aubrac")


@pytest.fixture
def booklet(company):
    return BookletFactory.create(
        company_id=company.id, plan={"Accueil": ["Bienvenue", "Horaires"], "Équipe": ["Contacts"]}
    )


@pytest.fixture
def client(company):
    return browser_of(member(company.id, Role.AUDITOR).user)


def preview(client, booklet, asked=""):
    return client.get(f"{at(booklet, 'preview')}?{asked}").json()


def shown(told):
    return {one["title"]: [page["title"] for page in one["pages"]] for one in told["chapters"]}


def write(title, *blocks, **changes):
    page = page_called(title)
    page.document = document(*blocks)
    for name, value in changes.items():
        setattr(page, name, value)
    page.save()
    more = noted(page)
    more.values = values_of(page.document)
    more.save()


def only_for(title, **conditions):
    more = noted(page_called(title))
    more.conditions = conditions
    more.save()


class TestPreview:
    def test_draws_the_standing_pages_with_what_they_say(self, client, booklet):
        Page.objects.filter(title="Horaires").update(removed_at="2026-01-01T00:00:00Z")
        Page.objects.filter(title="Contacts").update(importance="mandatory")

        told = preview(client, booklet)

        assert shown(told) == {"Accueil": ["Bienvenue"], "Équipe": ["Contacts"]}
        assert [one["mandatory"] for one in told["chapters"]] == [False, True]
        page = told["chapters"][0]["pages"][0]
        assert page["document"] == page_called("Bienvenue").document
        assert told["booklet"]["company_name"] == "Maison Aubrac"

    def test_fills_the_values_that_its_texts_insert(self, client, booklet, company):
        write("Bienvenue", inserting("v", KEY))
        LivingValueFactory.create(company_id=company.id, key=KEY, value="04 71 00 00 00")
        LivingValueFactory.create(company_id=company.id, key=OTHER, value="Inutile ici")

        told = preview(client, booklet)

        assert told["values"] == {KEY: "04 71 00 00 00"}
        assert list(told["labels"]) == [KEY]

    def test_names_the_values_that_nobody_filled(self, client, booklet):
        write("Bienvenue", image("i", alt=f"{{{{{OTHER}}}}}"))

        told = preview(client, booklet)

        assert told["values"] == {}
        assert list(told["labels"]) == [OTHER]
        assert told["left_out"] == []

    def test_names_what_is_left_out_until_somebody_fills_it(self, client, booklet, company):
        write("Bienvenue", inserting("v", "works_council"))

        told = preview(client, booklet)

        assert (told["values"], told["left_out"]) == ({}, ["works_council"])

        LivingValueFactory.create(company_id=company.id, key="works_council", value="Ana Ruiz")
        assert preview(client, booklet)["left_out"] == []

    def test_gives_the_sites_value_to_a_booklet_of_the_site(self, client, booklet, company):
        site = SiteFactory.create(company=company)
        Booklet.objects.update(site=site)
        write("Bienvenue", image("i", alt=f"{{{{{KEY}}}}}"))
        LivingValueFactory.create(company_id=company.id, key=KEY, value="Du siège")
        LivingValueFactory.create(company_id=company.id, key=KEY, value="D’ici", site=site)

        assert preview(client, booklet)["values"] == {KEY: "D’ici"}

    def test_brings_the_files_that_it_shows(self, client, booklet, company):
        own = MediaFileFactory.create(company_id=company.id, name="equipe.jpg")
        common = MediaFileFactory.create(company_id=None)
        trashed = MediaFileFactory.create(company_id=company.id, trashed=True)
        foreign = MediaFileFactory.create()
        files = (own, common, trashed, foreign)
        write("Bienvenue", *(image(f"i{n}", file.id) for n, file in enumerate(files)))

        media = preview(client, booklet)["media"]

        assert set(media) == {str(own.id), str(common.id)}
        source = media[str(own.id)]
        assert (source["kind"], source["name"], source["width"]) == ("image", "equipe.jpg", 1200)
        assert source["src"].startswith(f"/media/{company.id}/")
        assert [one["width"] for one in source["renditions"]] == [320, 640]
        assert "w320.webp" in source["renditions"][0]["webp"]

    def test_brings_the_logo_and_the_picture_of_the_cover(self, client, booklet, company):
        logo = MediaFileFactory.create(company_id=company.id)
        cover = MediaFileFactory.create(company_id=company.id)
        theme = {
            **booklet.theme,
            "logo": {"media": str(logo.id), "alt": "Maison Aubrac"},
            "cover": {"drawing": "hills", "picture": str(cover.id)},
        }
        Booklet.objects.update(theme=theme)

        told = preview(client, booklet)

        assert set(told["media"]) == {str(logo.id), str(cover.id)}
        assert "w640.webp" in told["booklet"]["cover_picture"]
        assert told["booklet"]["logo_picture"].startswith("/media/")

    def test_costs_as_many_queries_for_a_long_booklet_as_for_a_short_one(self, client, company):
        def cost(chapters):
            plan = {f"{chapters} {n}": [f"P{chapters} {n}"] for n in range(chapters)}
            long = BookletFactory.create(company_id=company.id, plan=plan)
            for n in range(chapters):
                file = MediaFileFactory.create(company_id=company.id)
                write(f"P{chapters} {n}", image("i", str(file.id), alt=f"{{{{{KEY}}}}}"))
            with CaptureQueriesContext(connection) as queries:
                assert len(preview(client, long)["media"]) == chapters
            return len(queries)

        assert cost(10) == cost(2)


class TestPreviewAsSomebody:
    def test_leaves_out_pages_for_others(self, client, booklet, company):
        here, there = SiteFactory.create(company=company), SiteFactory.create(company=company)
        only_for("Bienvenue", sites=[str(here.id)])
        only_for("Horaires", jobs=["Réceptionniste"], contracts=["seasonal"])

        assert shown(preview(client, booklet)) == {
            "Accueil": ["Bienvenue", "Horaires"],
            "Équipe": ["Contacts"],
        }
        assert shown(preview(client, booklet, f"site={there.id}"))["Accueil"] == ["Horaires"]
        assert shown(preview(client, booklet, f"site={here.id}&contract=permanent")) == {
            "Accueil": ["Bienvenue"],
            "Équipe": ["Contacts"],
        }
        reception = preview(client, booklet, "job=receptionniste&contract=seasonal")
        assert shown(reception)["Accueil"] == ["Bienvenue", "Horaires"]

    def test_leaves_out_a_chapter_that_has_nothing_for_them(self, client, booklet):
        only_for("Contacts", jobs=["Cuisinier"])

        told = preview(client, booklet, "job=Serveur")

        assert list(shown(told)) == ["Accueil"]
        assert media_of(told["chapters"][0]["pages"][0]["document"]) == set()
