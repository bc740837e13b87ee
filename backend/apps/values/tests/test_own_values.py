import pytest

from apps.companies.factories import CompanyFactory, SiteFactory
from apps.journal.models import AuditEvent
from apps.values import selectors, services
from apps.values.factories import LivingValueFactory
from apps.values.models import LivingValue
from apps.values.tests.acting import NOW, TODAY, fill, member, said
from shared import errors
from shared.actor import Actor, Role

pytestmark = pytest.mark.django_db


@pytest.fixture
def actor() -> Actor:
    return member(CompanyFactory.create().id)


def add(actor, label, value="", site_id=None, kind="text"):
    return services.add_own_value(
        actor=actor, label=label, kind=kind, value=value, site_id=site_id, today=TODAY, now=NOW
    )


class TestAddingOnesOwn:
    def test_has_a_key_from_its_label(self, actor):
        row = add(actor, "Réseau Wi-Fi de l’hôtel", "Aubrac-invités")

        assert row.key == "own_reseau_wi_fi_de_l_hotel"
        known = selectors.known_values(actor=actor)[row.key]
        assert (known.label, known.kind) == ({"fr-FR": "Réseau Wi-Fi de l’hôtel"}, "text")
        assert known.own
        assert said(actor, row.key).text == "Aubrac-invités"
        assert said(actor, row.key).state == "filled"
        event = AuditEvent.objects.get(action="value.added")
        assert (event.object_label, event.after["value"]) == (row.label, "Aubrac-invités")

    def test_labels_that_read_alike_have_different_keys(self, actor):
        keys = [add(actor, label).key for label in ("Salle A+", "Salle A", "Salle A.", "واي فاي")]

        assert keys == ["own_salle_a", "own_salle_a_2", "own_salle_a_3", "own_value"]

    def test_a_long_label_fits(self, actor):
        long = "Numéro à composer depuis le poste fixe de la réception pour joindre le gardien"

        assert len(add(actor, long).key) <= 60
        assert len(add(actor, f"{long} de nuit").key) <= 60

    def test_for_a_site_is_known_to_the_whole_company(self, actor):
        site = SiteFactory.create(company_id=actor.company_id)

        key = add(actor, "Code de la porte", "1234", site_id=site.id).key

        assert said(actor, key).text == ""
        assert said(actor, key, site.id).text == "1234"
        fill(actor, **{key: "0000"})
        assert said(actor, key).text == "0000"

    def test_is_of_one_company_only(self, actor):
        key = add(actor, "Code de la porte", "1234").key
        stranger = member(CompanyFactory.create().id)

        assert key not in selectors.known_values(actor=stranger)
        assert add(stranger, "Code de la porte").key == key

    @pytest.mark.parametrize("label", ["code de la PORTE", "Référent handicap", "Assembly point"])
    def test_refuses_a_name_that_is_taken(self, actor, label):
        add(actor, "Code de la porte")

        with pytest.raises(services.LabelTaken):
            add(actor, label)

    def test_refuses_too_many(self, actor):
        LivingValueFactory.create_batch(199, company_id=actor.company_id, own=True)
        add(actor, "La deux centième")

        with pytest.raises(services.TooManyValues):
            add(actor, "Une de trop")

    def test_is_refused_to_who_makes_no_booklets_and_for_a_foreign_site(self, actor):
        with pytest.raises(errors.Forbidden):
            add(member(actor.company_id, Role.WRITER), "Code")
        with pytest.raises(errors.Invalid):
            add(actor, "Code", site_id=SiteFactory.create().id)


class TestRemovingOnesOwn:
    def test_takes_what_every_site_said_along(self, actor):
        site = SiteFactory.create(company_id=actor.company_id)
        key = add(actor, "Code de la porte", "1234", site_id=site.id).key
        kept = LivingValueFactory.create(key=key, label="Code de la porte")

        services.remove_own_value(actor=actor, key=key, now=NOW)

        assert list(LivingValue.objects.all()) == [kept]
        assert AuditEvent.objects.get(action="value.removed").object_label == "Code de la porte"

    def test_is_not_for_the_library_s_nor_for_strangers(self, actor):
        fill(actor, parking="Rue basse")
        foreign = LivingValueFactory.create(own=True)

        for key in ("parking", foreign.key, "own_nothing"):
            with pytest.raises(errors.NotFound):
                services.remove_own_value(actor=actor, key=key, now=NOW)
        assert LivingValue.objects.count() == 2

    def test_is_refused_to_who_makes_no_booklets(self, actor):
        key = add(actor, "Code de la porte").key

        with pytest.raises(errors.Forbidden):
            services.remove_own_value(actor=member(actor.company_id, Role.WRITER), key=key, now=NOW)
