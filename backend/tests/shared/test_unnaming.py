import pytest
from django.db import connection

from config.settings.logs import cite_no_row
from shared.unnaming import without_names, without_rows

NAMES = ("Léa Martin", "Martin Léa", "lea.martin@exemple.test", "RH-0042")


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Équipe de Léa Martin", "Équipe de L. M."),
        ("contrat-MARTIN-lea.csv", "contrat-L. M..csv"),
        ("Écrire à lea.martin@exemple.test (RH-0042)", "Écrire à L. M. (L. M.)"),
        ("Léa Martin et Léa Martin", "L. M. et L. M."),
    ],
)
def test_replaces_a_name_however_it_is_written(text, left):
    assert without_names(text, names=NAMES[::-1], left="L. M.") == left


@pytest.mark.parametrize(
    "text", ["Équipe Martin", "Léa Martinet", "Martin, puis Paul et Léa", "RH 00421", ""]
)
def test_leaves_whoever_else_it_may_be(text):
    assert without_names(text, names=NAMES, left="L. M.") == text


def test_no_name_is_found_nowhere():
    assert without_names("Léa", names=["", "·"], left="L. M.") == "Léa"


CITED = (
    'duplicate key value violates unique constraint "person_reference_once"\n'
    "DETAIL:  Key (company_id, reference_key)=(1, rh-0042) already exists.\n"
)


def test_an_error_of_the_database_cites_no_row():
    assert without_rows(f"IntegrityError: {CITED}") == (
        'IntegrityError: duplicate key value violates unique constraint "person_reference_once"'
    )
    assert without_rows("DETAILS of a page: none") == "DETAILS of a page: none"


@pytest.mark.parametrize("key", ["exception", "error"])
def test_neither_does_the_log(key):
    event = cite_no_row(None, "error", {"event": "job_failed", key: CITED})

    assert event["event"] == "job_failed"
    assert "rh-0042" not in event[key]


@pytest.mark.django_db
def test_nor_does_the_log_of_the_database_itself():
    with connection.cursor() as cursor:
        for setting, value in (
            ("log_error_verbosity", "terse"),
            ("log_min_error_statement", "panic"),
        ):
            cursor.execute(f"SHOW {setting}")
            assert cursor.fetchone() == (value,)
