import pytest

from apps.emailing import services
from apps.emailing.factories import CampaignFactory
from apps.emailing.models import Campaign, Rendering
from apps.emailing.services import Preview
from apps.emailing.tests.acting import NOW, admin
from apps.emailing.tests.campaigns import a_booklet_of
from apps.people.models import Person
from apps.publishing import services as publishing
from shared import errors

pytestmark = pytest.mark.django_db


def preview(campaign: Campaign, locale: str = "fr-FR") -> Preview:
    return services.preview_mailing(
        actor=admin(campaign.company_id),
        booklet_id=campaign.booklet_id,
        mailing_id=campaign.id,
        locale=locale,
        now=NOW,
    )


def test_is_what_the_first_of_its_people_would_get_and_is_kept_nowhere():
    campaign = CampaignFactory.create(booklet=a_booklet_of(1))
    Person.objects.filter(company_id=campaign.company_id).update(first_name="Zoé")

    shown = preview(campaign)

    assert shown.subject == "Zoé, votre livret d’accueil"
    assert "Bonjour Zoé" in shown.html
    assert "Bonjour Zoé" in shown.text
    assert "via Livretier" in shown.sender
    assert (shown.to, shown.is_example) == ("Zoé", False)
    assert not Rendering.objects.exists()


def test_its_links_act_in_nobodys_name():
    campaign = CampaignFactory.create(booklet=a_booklet_of(1))

    shown = preview(campaign)

    assert f"/l/{campaign.booklet.slug}/\n" in f"{shown.text}\n"
    assert "/d/exemple" in shown.text


def test_somebody_is_made_up_where_nobody_is():
    shown = preview(CampaignFactory.create())

    assert (shown.to, shown.is_example) == ("Camille", True)


def test_a_language_that_it_does_not_speak_is_not_there():
    with pytest.raises(errors.NotFound):
        preview(CampaignFactory.create(), "de-DE")


def test_its_picture_stands_inside(monkeypatch: pytest.MonkeyPatch):
    html = f'<img src="cid:{publishing.PICTURE_ID}">'
    mail = publishing.Mail(subject="Bonjour", html=html, text="Bonjour", picture=b"\xff\xd8")
    monkeypatch.setattr(publishing, "render_mail", lambda **_: mail)

    assert preview(CampaignFactory.create()).html.strip() == (
        '<img src="data:image/jpeg;base64,/9g=">'
    )
