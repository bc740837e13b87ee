from datetime import UTC, datetime
from typing import Any

import pytest

from apps.booklets.models import Booklet
from apps.companies.factories import HostFactory
from apps.emailing.factories import CampaignFactory
from apps.emailing.models import Nature
from apps.emailing.services._person import known_of
from apps.emailing.tests.acting import admin
from apps.publishing.models import PublicationContent
from apps.reading.factories import published_booklet
from shared.ids import uuid7

pytestmark = pytest.mark.django_db

NOW = datetime(2027, 3, 16, 10, tzinfo=UTC)
PAGES = {str(uuid7()): "Accueil", str(uuid7()): "Sécurité", str(uuid7()): "Horaires"}


def values(booklet: Booklet, nature: Nature = Nature.UPDATE, **said: Any) -> dict[str, str]:
    campaign = CampaignFactory.create(booklet=booklet, nature=nature, **said)
    return known_of(campaign, now=NOW).values(
        first_name="Inès",
        due_on=None,
        locale="fr-FR",
        pages=list(PAGES)[1:],
        link="lien",
        token="jeton",
    )


@pytest.fixture
def booklet() -> Booklet:
    booklet = published_booklet(receipt_days=7)
    assert booklet.publication_id
    pages = [{"id": one, "title": title} for one, title in PAGES.items()]
    PublicationContent.objects.create(
        company_id=booklet.company_id,
        publication_id=booklet.publication_id,
        content={"chapters": [{"pages": pages}]},
    )
    return booklet


def test_an_update_names_the_pages_of_the_person(booklet: Booklet):
    assert values(booklet)["pages_to_read"] == "Sécurité, Horaires"
    assert values(booklet, Nature.INVITATION)["pages_to_read"] == ""


def test_whoever_has_no_day_yet_is_told_the_one_that_they_will_have(booklet: Booklet):
    assert values(booklet)["due_date"] == "23 mars 2027"


def test_the_manager_is_who_is_answered_to_or_the_company(booklet: Booklet):
    manager = admin(booklet.company_id)

    assert values(booklet, reply_to_id=manager.user_id)["manager"] == manager.name
    assert values(booklet)["manager"] == booklet.company.name


def test_hosts_are_ours_or_stored(booklet: Booklet):
    assert values(booklet)["unsubscribe"].endswith("/d/jeton")
    assert values(booklet)["link"].endswith(f"/l/{booklet.slug}/lien")

    HostFactory.create(company=booklet.company, hostname="studio.maison.test")

    assert "//studio.maison.test" in values(booklet)["unsubscribe"]
