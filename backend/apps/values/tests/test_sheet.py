"""Files that fill informations, as spreadsheets of all sorts write them."""

import json
from base64 import b64encode
from uuid import UUID

import pytest

from apps.companies.factories import CompanyFactory, SiteFactory
from apps.values import selectors, services
from apps.values.factories import LivingValueFactory
from apps.values.models import LivingValue
from apps.values.selectors import ValueFilter
from apps.values.services import SheetLine
from apps.values.tests.acting import NOW, TODAY, fill, member, said, save
from shared import errors
from shared.actor import Actor, Role
from shared.sheets import run
from shared.sheets.__main__ import answer_to
from shared.sheets.tests.samples import csv_bytes, xlsx_bytes

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("read_here")]

TITLES = ["Thème", "Information pratique", "Valeur", "Repère (à laisser tel quel)"]
ROWS = [
    TITLES,
    ["Santé", "", "Dr Élie Noël, 05 65 00 41 20", "occupational_health"],
    ["Adresse et accueil", "", "Rue basse", "parking"],
]
FILES = {
    "semicolons": csv_bytes(ROWS),
    "commas": csv_bytes(ROWS, separator=","),
    "tabs": csv_bytes(ROWS, separator="\t"),
    "marked UTF-8": csv_bytes(ROWS, encoding="utf-8-sig"),
    "UTF-16": csv_bytes(ROWS, encoding="utf-16", separator="\t"),
    "Windows": csv_bytes(ROWS, encoding="cp1252"),
    "what Excel says first": b"sep=;\r\n" + csv_bytes(ROWS),
    "a workbook": xlsx_bytes(ROWS),
    "empty lines between": csv_bytes([TITLES, [], ROWS[1], ["", "", "", ""], ROWS[2]]),
    "other columns": csv_bytes([[*row, "x"] for row in ROWS]),
    "another order": csv_bytes([list(reversed(row)) for row in ROWS]),
    "English titles": csv_bytes([["Theme", "Label", "Value", "Key"], *ROWS[1:]]),
    "a formula's result": xlsx_bytes(
        [TITLES, [*ROWS[1][:2], ("formula", "A1", ROWS[1][2]), ROWS[1][3]], ROWS[2]]
    ),
}


@pytest.fixture
def read_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Files are read in this process: starting another one takes longer than most of them."""

    def read(name: str, *, given: bytes, wall_seconds: float) -> bytes:
        return json.dumps(answer_to(given)).encode()

    monkeypatch.setattr(run, "python_filter", read)


@pytest.fixture
def actor() -> Actor:
    return member(CompanyFactory.create().id)


def check(actor: Actor, content: bytes, site_id: UUID | None = None) -> list[SheetLine]:
    given = b64encode(content).decode()
    return services.check_sheet(actor=actor, site_id=site_id, content=given, today=TODAY, now=NOW)


def verdicts(actor: Actor, *rows: list[str]) -> list[str]:
    lines = check(actor, csv_bytes([["Repère", "Information", "Valeur"], *rows]))
    return [f"{line.action} {line.problem}".strip() for line in lines]


class TestChecking:
    @pytest.mark.parametrize("name", FILES)
    def test_reads_the_same_from_every_file(self, actor, name):
        keys = ("occupational_health", "parking")

        lines = check(actor, FILES[name])

        assert {line.key: (line.action, line.after) for line in lines} == {
            keys[0]: ("changed", "Dr Élie Noël, 05 65 00 41 20"),
            keys[1]: ("changed", "Rue basse"),
        }
        assert not LivingValue.objects.exists()

    def test_says_what_each_line_would_do(self, actor):
        fill(actor, parking="Rue haute", reception="Tous les jours")

        assert verdicts(
            actor,
            ["parking", "", "Rue basse"],
            ["reception", "", "Tous les jours"],
            ["dpo", "", " "],
            ["nowhere", "Terrasse", "x"],
            ["parking", "", "Rue du milieu"],
            ["manager", "", "x" * 501],
        ) == ["changed", "same", "blank", "unknown", "invalid sheet_twice", "invalid import_text"]

    def test_finds_one_by_its_name_whatever_its_accents(self, actor):
        name = selectors.known_values(actor=actor)["parking"].name

        (line,) = check(actor, csv_bytes([["Information", "Valeur"], [name.upper(), "Rue basse"]]))

        assert (line.key, line.number, line.after) == ("parking", 2, "Rue basse")

    def test_a_formula_is_the_text_that_it_is(self, actor):
        (line,) = check(actor, csv_bytes([["Repère", "Valeur"], ["parking", "=1+1"]]))

        assert line.after == "=1+1"

    def test_compares_with_what_the_site_says(self, actor):
        site = SiteFactory.create(company_id=actor.company_id)
        fill(actor, parking="Rue basse")
        fill(actor, site_id=site.id, parking="Parking du bas")
        content = csv_bytes([["Repère", "Valeur"], ["parking", "Rue basse"]])

        (line,) = check(actor, content, site_id=site.id)

        assert (line.action, line.before) == ("changed", "Parking du bas")

    @pytest.mark.parametrize(
        ("content", "code"),
        [
            (b"%PDF-1.7", "import_not_taken"),
            (b"PK\x03\x04 broken", "import_unreadable"),
            (b"\xd0\xcf\x11\xe0 old Excel", "import_not_taken"),
            (csv_bytes([["Valeur", "x"], ["Rue", ""]]), "sheet_columns"),
            (csv_bytes([["Information", "x"], ["Rue", ""]]), "sheet_columns"),
            (csv_bytes([TITLES]), "import_empty"),
            (b"a;b\n" * 130_000, "sheet_too_large"),
            (xlsx_bytes([TITLES], bomb=bytes(101_000_000)), "sheet_too_large"),
        ],
    )
    def test_says_why_a_file_is_not_taken(self, actor, content, code):
        with pytest.raises(services.SheetNotTaken) as refused:
            check(actor, content)

        assert refused.value.fields == {"content": code}

    def test_what_is_not_base64_is_not_read(self, actor):
        with pytest.raises(services.SheetNotTaken):
            services.check_sheet(actor=actor, site_id=None, content="é&!", today=TODAY, now=NOW)

    @pytest.mark.parametrize("role", [Role.WRITER, Role.TRANSLATOR, Role.AUDITOR])
    def test_is_not_for_those_who_make_no_booklets(self, actor, role):
        with pytest.raises(errors.Forbidden):
            check(member(actor.company_id, role), FILES["commas"])

    def test_refuses_a_site_of_another_company(self, actor):
        with pytest.raises(errors.Invalid) as refused:
            check(actor, FILES["commas"], site_id=SiteFactory.create().id)

        assert refused.value.fields == {"site": "unknown_site"}


class TestTheTemplate:
    def test_comes_back_as_it_went(self, actor):
        LivingValueFactory.create(
            company_id=actor.company_id, key="own_wifi", label="=Wi-Fi; «salle»", kind="text"
        )
        save(
            actor,
            {"key": "own_wifi", "value": "+33 5, ;=aubrac '+1"},
            {"key": "parking", "value": "'Chez Paul', rue basse"},
        )
        found = selectors.company_values(actor=actor, wanted=ValueFilter(), today=TODAY)

        file = services.export_sheet(actor=actor, lines=found.items)
        with file.content as content:
            lines = check(actor, content.read())

        assert file.rows == 2
        assert [line.action for line in lines] == ["same", "same"]
        assert said(actor, "own_wifi").text == "+33 5, ;=aubrac '+1"

    def test_is_not_for_those_who_make_no_booklets(self, actor):
        with pytest.raises(errors.Forbidden):
            services.export_sheet(actor=member(actor.company_id, Role.WRITER), lines=[])
