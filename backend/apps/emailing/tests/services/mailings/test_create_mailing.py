import pytest

from apps.booklets.factories import BookletFactory
from apps.booklets.models import BookletStatus, ReceiptMode
from apps.booklets.services import BookletClosed
from apps.emailing import services
from apps.emailing.message import check_body, check_subject
from apps.emailing.models import Campaign, CampaignState, Nature
from apps.emailing.tests.acting import NOW, admin, member
from apps.journal.models import AuditEvent
from apps.library.factories import some_company
from shared import errors
from shared.actor import Role

pytestmark = pytest.mark.django_db


def create(
    nature: Nature = Nature.INVITATION, name: str | None = None, **traits: object
) -> Campaign:
    booklet = BookletFactory.create(
        **{"company_id": some_company(), "status": BookletStatus.PUBLISHED, **traits}
    )
    return services.create_mailing(
        actor=admin(booklet.company_id), booklet_id=booklet.id, nature=nature, name=name, now=NOW
    )


@pytest.mark.parametrize("nature", Nature)
def test_says_what_one_of_its_nature_says_in_each_language(nature: Nature, translated: None):
    campaign = create(nature, locales=["en-GB", "es-ES", "pt-PT", "de-DE"])

    assert campaign.state == CampaignState.DRAFT
    assert set(campaign.texts) == {"fr-FR", "en-GB", "es-ES", "pt-PT"}
    for said in campaign.texts.values():
        check_subject(said["subject"])
        check_body(said["body"], needs_link=True)


def test_speaks_of_no_day_where_none_is_asked():
    assert "due_date" in str(create().texts)
    assert "due_date" not in str(create(receipt_mode=ReceiptMode.NONE).texts)


def test_is_named_after_its_nature_and_day():
    assert create().name == "Invitation du 16/03/2027"
    assert create(name="Rentrée").name == "Rentrée"


def test_whoever_made_it_is_answered_to():
    campaign = create()

    assert campaign.reply_to_id == campaign.by_id
    assert AuditEvent.objects.get(object_id=campaign.id).action == "mailing.created"


def test_refuses_an_archived_booklet():
    with pytest.raises(BookletClosed):
        create(status=BookletStatus.ARCHIVED)


def test_refuses_a_writer():
    booklet = BookletFactory.create(company_id=some_company())

    with pytest.raises((errors.Forbidden, errors.NotFound)):
        services.create_mailing(
            actor=member(booklet.company_id, Role.WRITER),
            booklet_id=booklet.id,
            nature=Nature.INFORMATION,
            name=None,
            now=NOW,
        )


def test_may_go_to_some_from_the_beginning():
    booklet = BookletFactory.create(company_id=some_company(), status=BookletStatus.PUBLISHED)
    audience = {"filter": {"late": True}}

    mailing = services.create_mailing(
        actor=admin(booklet.company_id),
        booklet_id=booklet.id,
        nature=Nature.REMINDER,
        name=None,
        audience=audience,
        now=NOW,
    )

    assert mailing.audience == audience
