import pytest

from apps.booklets.tests.grid_content import TODAY, a_booklet, a_chapter, a_page, inserting
from apps.booklets.tests.people import NOW, admin
from apps.values import selectors, services
from apps.values.factories import LivingValueFactory
from shared import errors
from shared.actor import Actor, Hands, Role
from shared.ids import uuid7

pytestmark = pytest.mark.django_db


class TestRemovingOnesOwn:
    def test_is_refused_while_a_page_inserts_it(self):
        booklet = a_booklet()
        actor = admin(booklet.company_id)
        key = LivingValueFactory.create(company_id=booklet.company_id, own=True).key
        page = a_page(a_chapter(booklet), document=inserting(key))

        with pytest.raises(services.ValueInUse) as refused:
            services.remove_own_value(actor=actor, key=key, now=NOW)
        assert refused.value.params == {"pages": 1}
        page.delete()
        services.remove_own_value(actor=actor, key=key, now=NOW)
        assert not selectors.company_values(
            actor=actor, wanted=selectors.ValueFilter(), today=TODAY
        ).items

    def test_is_not_done_in_somebody_else_s_name(self):
        booklet = a_booklet()
        key = LivingValueFactory.create(company_id=booklet.company_id, own=True).key
        hands = Hands(user_id=uuid7(), name="Inès Moreau", reason="Demande par téléphone")
        actor = Actor(
            user_id=uuid7(),
            company_id=booklet.company_id,
            role=Role.COMPANY_ADMIN,
            switched_by=hands,
        )

        with pytest.raises(errors.NotWhileSwitched):
            services.remove_own_value(actor=actor, key=key, now=NOW)
