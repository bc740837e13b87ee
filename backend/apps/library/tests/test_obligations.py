from dataclasses import fields
from datetime import date, datetime
from typing import Any
from uuid import UUID
from zoneinfo import ZoneInfo

import pytest

from apps.companies.factories import CompanyFactory
from apps.journal.models import AuditEvent
from apps.library import selectors, services
from apps.library.factories import ObligationFactory, SectorFactory
from apps.library.models import BookletKind, ContentStatus, Level
from apps.library.schemas.describe import describe_obligations
from apps.library.schemas.obligations import ObligationChanges, ObligationIn, ObligationQuery
from apps.library.tests.acting import library_editor, member, switched_editor, writer
from shared import errors
from shared.actor import Actor, Role
from shared.ids import uuid7
from shared.tenancy import act_as

pytestmark = pytest.mark.django_db

NOW = datetime(2027, 3, 2, 10, tzinfo=ZoneInfo("Europe/Paris"))
TODAY = date(2027, 3, 2)


def listed(actor: Actor, **wanted: Any) -> list[str]:
    page = selectors.list_obligations(
        actor=actor,
        wanted=selectors.ObligationFilter(**wanted),
        now=NOW,
        cursor=None,
        limit=50,
    )
    return [obligation.label for obligation in page.items]


class TestObligations:
    def test_are_checked_by_who_writes_them_down(self):
        editor, sector = library_editor(), SectorFactory.create()

        with act_as(editor):
            obligation = services.create_obligation(
                actor=editor,
                code="SEC-01",
                label="Formation à la sécurité",
                reference="Code du travail, L. 4141-2",
                level=Level.MANDATORY,
                kinds=[BookletKind.SAFETY],
                sectors=[sector.id, sector.id],
                today=TODAY,
                now=NOW,
            )

        assert (obligation.checked_on, obligation.checked_by_name) == (TODAY, "Paul Garnier")
        assert (obligation.status, obligation.sectors) == (ContentStatus.DRAFT, [sector.id])
        assert AuditEvent.objects.get().action == "library.obligation_created"

    def test_a_code_exists_once(self):
        first, second = ObligationFactory.create_batch(2)

        with pytest.raises(services.CodeTaken):
            services.update_obligation(
                actor=library_editor(),
                obligation_id=second.id,
                changes={"code": first.code.lower()},
                now=NOW,
            )

    def test_change_and_tell_what_changed(self):
        obligation = ObligationFactory.create(label="Ancien", reference="L. 1")

        services.update_obligation(
            actor=library_editor(),
            obligation_id=obligation.id,
            changes={"label": "Nouveau", "reference": "L. 1", "link": None},
            now=NOW,
        )

        event = AuditEvent.objects.get(action="library.obligation_updated")
        assert (event.before, event.after) == ({"label": "Ancien"}, {"label": "Nouveau"})
        assert listed(library_editor(), search="nouveau") == ["Nouveau"]

    def test_every_written_field_can_be_changed_and_every_filter_is_known(self):
        assert set(ObligationChanges.model_fields) == set(ObligationIn.model_fields)
        known = {field.name for field in fields(selectors.ObligationFilter)}
        assert set(ObligationQuery.model_fields) == known

    def test_are_only_of_sectors_that_exist(self):
        obligation = ObligationFactory.create()

        with pytest.raises(errors.Invalid) as refused:
            services.update_obligation(
                actor=library_editor(),
                obligation_id=obligation.id,
                changes={"sectors": [uuid7()]},
                now=NOW,
            )
        assert refused.value.fields == {"sectors": "unknown_sector"}

    def test_are_confirmed_by_ones_own_hands(self):
        obligation = ObligationFactory.create(checked_on=date(2025, 1, 1), checked_by_name="Yann")
        editor = library_editor()

        with pytest.raises(errors.NotWhileSwitched):
            services.confirm_obligation(
                actor=switched_editor(), obligation_id=obligation.id, today=TODAY, now=NOW
            )
        services.confirm_obligation(actor=editor, obligation_id=obligation.id, today=TODAY, now=NOW)

        obligation.refresh_from_db()
        assert (obligation.checked_on, obligation.checked_by_id) == (TODAY, editor.user_id)
        assert AuditEvent.objects.get().before == {"checked_on": "2025-01-01"}

    def test_are_doubted_until_somebody_confirms_them(self):
        obligation, editor = ObligationFactory.create(), library_editor()
        asked: dict[str, Any] = {"actor": editor, "obligation_id": obligation.id, "now": NOW}

        services.update_obligation(changes={"doubt": "À vérifier"}, **asked)
        assert listed(editor, doubtful=True) == [obligation.label]
        services.confirm_obligation(today=TODAY, **asked)

        assert listed(editor, doubtful=True) == []
        event = AuditEvent.objects.get(action="library.obligation_confirmed")
        assert (event.before["doubt"], event.after["doubt"]) == ("À vérifier", "")

    def test_are_to_be_verified_once_they_name_another_reference(self):
        obligation, editor = ObligationFactory.create(reference="L. 1"), library_editor()
        asked: dict[str, Any] = {"actor": editor, "obligation_id": obligation.id, "now": NOW}

        services.update_obligation(changes={"label": "Nouveau"}, **asked)
        assert listed(editor, doubtful=True) == []
        services.update_obligation(changes={"reference": "L. 2"}, **asked)

        assert listed(editor, doubtful=True) == ["Nouveau"]
        obligation.refresh_from_db()
        assert (obligation.checked_on, obligation.checked_by_name) == (None, "")
        (told,) = describe_obligations(actor=editor, obligations=[obligation], now=NOW)
        assert not told["overdue"]

    def test_appear_and_go(self):
        obligation = ObligationFactory.create(status=ContentStatus.DRAFT)
        editor = library_editor()

        services.publish_obligation(actor=editor, obligation_id=obligation.id, now=NOW)
        services.archive_obligation(actor=editor, obligation_id=obligation.id, now=NOW)

        obligation.refresh_from_db()
        assert obligation.status == ContentStatus.ARCHIVED
        with pytest.raises(services.ContentClosed):
            services.confirm_obligation(
                actor=editor, obligation_id=obligation.id, today=TODAY, now=NOW
            )

    def test_are_kept_by_the_platform_alone(self):
        obligation, company = ObligationFactory.create(), CompanyFactory.create()

        with pytest.raises(errors.Forbidden):
            services.publish_obligation(
                actor=member(company.id), obligation_id=obligation.id, now=NOW
            )


class TestListObligations:
    def test_narrows_by_sector_kind_level_and_words(self):
        hotels, building = SectorFactory.create_batch(2)
        ObligationFactory.create(label="Hygiène", sectors=[hotels.id], kinds=["safety"])
        ObligationFactory.create(label="Casque", sectors=[building.id], level=Level.RECOMMENDED)
        ObligationFactory.create(label="Incendie", kinds=["patient"], reference="R. 4227-37")
        editor = library_editor()

        assert listed(editor, sector=hotels.id) == ["Hygiène", "Incendie"]
        assert listed(editor, kind=BookletKind.SAFETY) == ["Casque", "Hygiène"]
        assert listed(editor, level=Level.RECOMMENDED) == ["Casque"]
        assert listed(editor, search="4227") == ["Incendie"]

    def test_is_overdue_after_twelve_months(self):
        ObligationFactory.create(label="Hier", checked_on=date(2026, 3, 1))
        ObligationFactory.create(label="Jour pour jour", checked_on=date(2026, 3, 2))
        editor = library_editor()

        told = describe_obligations(
            actor=editor, obligations=selectors.obligations_by_id(_ids(editor)), now=NOW
        )

        assert listed(editor, overdue=True) == ["Hier"]
        assert {one["label"]: one["overdue"] for one in told} == {
            "Hier": True,
            "Jour pour jour": False,
        }

    def test_readers_see_published_ones(self):
        company = CompanyFactory.create()
        ObligationFactory.create(label="Publiée")
        draft = ObligationFactory.create(label="Brouillon", status=ContentStatus.DRAFT)

        assert listed(writer(company.id)) == ["Publiée"]
        with pytest.raises(errors.NotFound):
            selectors.get_obligation(actor=writer(company.id), obligation_id=draft.id)
        with pytest.raises(errors.Forbidden):
            listed(member(company.id, Role.AUDITOR))


def _ids(actor: Actor) -> list[UUID]:
    page = selectors.list_obligations(
        actor=actor, wanted=selectors.ObligationFilter(), now=NOW, cursor=None, limit=50
    )
    return [obligation.id for obligation in page.items]
