"""What is too long for the gate must still run on the day somebody asks for it."""

import re
from collections.abc import Iterator

import pytest
from django.apps import apps
from django.db.models import Model
from django.db.models.fields import NOT_PROVIDED

from tests.architecture.paths import BACKEND

INSERT = re.compile(r"INSERT INTO (\w+) \(([\w\s,]+)\)")
MODELS = {model._meta.db_table: model for model in apps.get_models()}


def inserts() -> Iterator[tuple[str, str, set[str]]]:
    for file in sorted((BACKEND / "tests").rglob("*.py")):
        for table, columns in INSERT.findall(file.read_text("utf-8")):
            if table in MODELS:
                yield file.parent.name, table, set(re.findall(r"\w+", columns))


def asked_columns(model: type[Model]) -> set[str]:
    return {
        str(field.column)
        for field in model._meta.local_concrete_fields
        if not field.null and field.db_default is NOT_PROVIDED and not field.generated
    }


@pytest.mark.parametrize(("suite", "table", "columns"), [*inserts()])
def test_rows_written_by_hand_have_every_column(suite: str, table: str, columns: set[str]):
    """A suite that fills a table by SQL is not told when the table gets a column: it is here."""
    assert asked_columns(MODELS[table]) <= columns, suite
