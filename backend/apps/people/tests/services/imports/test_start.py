import pytest

from apps.people.services import imports
from apps.people.tests.acting import NOW, member
from shared import errors, sheets
from shared.actor import Role
from shared.sheets.tests.samples import csv_bytes, xlsx_bytes
from shared.tenancy.scope import act_as_company

pytestmark = pytest.mark.django_db

TITLES = ["Nom", "Prénom", "N° matricule", "E-mail", "Date d’arrivée", "Pointure"]


class TestStartImport:
    @pytest.mark.parametrize(("name", "size"), [("gens.pdf", 9), ("gens.csv", 5_000_001)])
    def test_takes_small_tables_only(self, admin, name, size):
        with pytest.raises(errors.Invalid):
            imports.start_import(actor=admin, name=name, size=size, now=NOW)

    def test_is_for_those_who_keep_everybody(self, admin):
        manager = member(admin.company_id, Role.BOOKLET_MANAGER)

        with pytest.raises(errors.Forbidden):
            imports.start_import(actor=manager, name="gens.csv", size=9, now=NOW)

    def test_waits_for_the_whole_file(self, desk):
        new = imports.start_import(actor=desk.actor, name="gens.csv", size=9, now=NOW)
        desk.files[new.object_key] = b"Nom;P"

        with pytest.raises(imports.FileNotThere), act_as_company(desk.actor.company_id):
            imports.receive_file(actor=desk.actor, people_import=new)


@pytest.mark.usefixtures("read_here")
class TestReadImport:
    def test_guesses_the_columns(self, desk):
        new = desk.bring(csv_bytes([TITLES, ["Vidal", "Zoé", "7", "", "", "38"]]))

        assert new.mapping == ["last_name", "first_name", "", "email", "joined_on", ""]
        assert new.columns[0] == {"title": "Nom", "samples": ["Vidal"]}

    def test_remembers_what_was_said_of_them(self, desk):
        content = csv_bytes([TITLES, ["Vidal", "Zoé", "7", "", "", "38"]])
        fields = ["last_name", "first_name", "reference", "email", "", ""]
        desk.check(content, mapping=fields)

        assert desk.bring(content).mapping == fields

    @pytest.mark.parametrize(
        ("content", "error"),
        [
            (b"", "import_empty"),
            (b"Nom;Matricule\n", "import_empty"),
            (b"%PDF-1.7", "import_not_taken"),
            (b"\xd0\xcf\x11\xe0 old", "import_not_taken"),
            (b"PK\x03\x04 broken", "import_unreadable"),
            (b"Nom;\x81\xff\n\x81;\x00", "import_unreadable"),
            (b"Nom\n" + b"Vidal\n" * 20_001, "import_too_many_lines"),
            (xlsx_bytes([["Nom"], ["Vidal"]], bomb=bytes(101_000_000)), "import_too_large"),
        ],
        ids=["nothing", "titles", "pdf", "xls", "zip", "bytes", "lines", "bomb"],
    )
    def test_says_why_a_file_is_refused(self, desk, content, error):
        new = desk.bring(content)

        assert (new.state, new.error) == ("refused", error)

    def test_passes_over_what_no_text_holds(self, desk):
        new = desk.bring(xlsx_bytes([["Nom", "Matricule"], ["Vi_x0000_dal", "7"]]))

        assert new.columns[0] == {"title": "Nom", "samples": ["Vidal"]}


class TestReadTable:
    """In the process that holds itself."""

    def test_reads_a_table(self):
        table = sheets.read_table("Nom;Réf\nÉlie;007\n\n=1+1;8".encode("cp1252"))

        assert table.titles == ["Nom", "Réf"]
        assert table.lines == [(2, ["Élie", "007"]), (4, ["=1+1", "8"])]

    def test_survives_what_kills_it(self):
        shared = b"<sst><si><t>" + b"a" * 99_000_000

        with pytest.raises(sheets.Refused):
            sheets.read_table(xlsx_bytes([["Nom"]], **{"sharedStrings.xml": shared}))
