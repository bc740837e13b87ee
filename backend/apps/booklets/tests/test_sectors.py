import pytest

from apps.booklets import selectors
from apps.booklets.tests.acting import released, sector_with
from apps.booklets.tests.people import admin
from apps.companies.factories import CompanyFactory
from apps.library.factories import ObligationFactory, SectorFactory
from apps.library.models import BookletKind, ContentStatus, Level

pytestmark = pytest.mark.django_db


@pytest.fixture
def actor():
    return admin(CompanyFactory.create().id)


class TestSectorChoices:
    def test_say_what_each_brings_to_a_kind(self, actor):
        mandatory = released("Sécurité")
        trainees = released("Stage", kinds=[BookletKind.TRAINEE])
        sector = sector_with([mandatory, released("Accueil"), trainees], mandatory=[mandatory])
        ObligationFactory.create(sectors=[sector.id], checked_on="2026-02-01")
        ObligationFactory.create(level=Level.RECOMMENDED, checked_on="2026-03-01")
        ObligationFactory.create(kinds=[BookletKind.TRAINEE])
        ObligationFactory.create(sectors=[SectorFactory.create(name="Autre").id])
        ObligationFactory.create(status=ContentStatus.DRAFT)

        choices = {
            one.sector.id: one
            for one in selectors.sector_choices(actor=actor, kind=BookletKind.EMPLOYEE_WELCOME)
        }

        assert len(choices) == 2
        told = choices[sector.id]
        assert (told.mandatory_obligations, told.recommended_obligations) == (1, 1)
        assert (told.chapters, told.mandatory_chapters) == (2, 1)
        assert str(told.checked_on) == "2026-02-01"

    @pytest.mark.parametrize("to_verify", [{"doubt": "L’article."}, {"checked_on": None}])
    def test_call_no_reference_checked_while_one_is_to_be_verified(self, actor, to_verify):
        sector = sector_with([])
        ObligationFactory.create(sectors=[sector.id])
        ObligationFactory.create(sectors=[sector.id], **to_verify)

        (told,) = selectors.sector_choices(actor=actor, kind=BookletKind.EMPLOYEE_WELCOME)

        assert told.checked_on is None
