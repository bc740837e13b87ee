"""SEC2: the wall in the database, on every table that holds a company's rows."""

import re

import pytest
from django.apps import apps
from django.db import DatabaseError, connection, models, transaction

from apps.companies.factories import CompanyFactory
from apps.companies.models import Company
from shared.actor import Actor
from shared.ids import uuid7
from shared.tenancy import act_as, act_as_platform
from tests.architecture.tenant_tables import FACTORIES, GLOBAL

pytestmark = pytest.mark.django_db

REFUSED = re.compile("row-level security|permission denied|never changes")


def tenant_models() -> list[type[models.Model]]:
    """Every table that is not named above."""
    return [model for model in apps.get_models() if model._meta.label not in GLOBAL]


def a_row_of(model: type[models.Model], company: Company) -> models.Model:
    assert model in FACTORIES, f"{model._meta.label} holds a company's rows: name its factory here"
    if model is Company:
        return company
    row: models.Model = FACTORIES[model].create(company_id=company.id)
    return row


@pytest.mark.parametrize("model", tenant_models())
class TestTenantWall:
    def test_is_up(self, model: type[models.Model]):
        with connection.cursor() as cursor:
            cursor.execute(
                "SELECT relrowsecurity FROM pg_class WHERE relname = %s", [model._meta.db_table]
            )
            assert cursor.fetchone() == (True,)

    def test_shows_nothing_without_a_company(self, model: type[models.Model]):
        a_row_of(model, CompanyFactory.create())

        with act_as(Actor()):
            assert model._default_manager.count() == 0

    def test_shows_the_own_rows_only(self, model: type[models.Model]):
        own, foreign = CompanyFactory.create(), CompanyFactory.create()
        row, _ = a_row_of(model, own), a_row_of(model, foreign)

        with act_as(Actor(company_id=own.id)):
            assert [found.pk for found in model._default_manager.all()] == [row.pk]

    def test_keeps_foreign_rows_from_change(self, model: type[models.Model]):
        own, foreign = CompanyFactory.create(), CompanyFactory.create()
        row = a_row_of(model, foreign)
        column = model._meta.concrete_fields[-1].attname

        with act_as(Actor(company_id=own.id)):
            assert _changed(model, row, column) == 0
            assert _deleted(model, row) == 0

    def test_keeps_own_rows_from_being_given_away(self, model: type[models.Model]):
        own, foreign = CompanyFactory.create(), CompanyFactory.create()
        row = a_row_of(model, own)
        if model is Company:
            return

        with (
            act_as(Actor(company_id=own.id)),
            pytest.raises(DatabaseError, match=REFUSED),
            transaction.atomic(),
        ):
            model._default_manager.filter(pk=row.pk).update(company_id=foreign.id)

    def test_keeps_rows_from_being_added_to_another_company(self, model: type[models.Model]):
        own, foreign = CompanyFactory.create(), CompanyFactory.create()
        row = a_row_of(model, foreign)
        row.pk = uuid7()

        with (
            act_as(Actor(company_id=own.id)),
            pytest.raises(DatabaseError, match="row-level security"),
            transaction.atomic(),
        ):
            row.save(force_insert=True)


def test_the_application_role_cannot_step_over_the_wall():
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT current_user, rolbypassrls, rolsuper,"
            " EXISTS (SELECT FROM pg_tables WHERE schemaname = 'public' AND tableowner = rolname)"
            " FROM pg_roles WHERE rolname = current_user"
        )
        assert cursor.fetchone() == ("livretier_app", False, False, False)


@pytest.mark.django_db(transaction=True)
def test_a_connection_that_says_nothing_sees_nothing():
    with act_as_platform():
        for model in tenant_models():
            a_row_of(model, CompanyFactory.create())
    connection.close()

    assert {model._default_manager.count() for model in tenant_models()} == {0}


@pytest.mark.parametrize(
    "table", ["journal_auditevent", "accounts_termsacceptance", "accounts_identityswitch"]
)
def test_proofs_are_never_changed(table: str):
    for verb in (f"DELETE FROM {table}", f"UPDATE {table} SET id = id"):
        with (
            pytest.raises(DatabaseError, match="permission denied"),
            transaction.atomic(),
            connection.cursor() as cursor,
        ):
            cursor.execute(verb)


def _changed(model: type[models.Model], row: models.Model, column: str) -> int:
    try:
        with transaction.atomic():
            mine = model._default_manager.filter(pk=row.pk)
            return mine.update(**{column: getattr(row, column)})
    except DatabaseError as error:
        assert REFUSED.search(str(error))
        return 0


def _deleted(model: type[models.Model], row: models.Model) -> int:
    try:
        with transaction.atomic():
            return model._default_manager.filter(pk=row.pk)._raw_delete("default")
    except DatabaseError as error:
        assert REFUSED.search(str(error))
        return 0
