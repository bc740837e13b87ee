from collections.abc import Iterator, Sequence
from uuid import UUID

from apps.people import policies
from apps.people.models import ImportLine, LineAction, PeopleImport
from shared import errors
from shared.actor import Actor
from shared.language import text
from shared.pagination import Page, paginate


def list_imports(*, actor: Actor, cursor: str | None, limit: int) -> Page[PeopleImport]:
    """The files of people that were brought to the company, the newest first."""
    policies.company_kept_by(actor)
    return paginate(PeopleImport.objects.visible_to(actor), by=["-id"], cursor=cursor, limit=limit)


def get_import(*, actor: Actor, import_id: UUID) -> PeopleImport:
    """One of them."""
    found = PeopleImport.objects.visible_to(actor).filter(id=import_id).first()
    if found is None or not policies.keeps_everybody(actor):
        raise errors.NotFound
    return found


def list_import_lines(
    *, people_import: PeopleImport, action: LineAction, cursor: str | None, limit: int
) -> Page[ImportLine]:
    """The lines of a file that do this, in their order."""
    lines = ImportLine.objects.filter(
        company_id=people_import.company_id, people_import=people_import, action=action
    )
    return paginate(lines, by=["number"], cursor=cursor, limit=limit)


def problem_lines(*, people_import: PeopleImport, language: str) -> Iterator[Sequence[str]]:
    """What is wrong with a file, a line for each fault."""
    lines = ImportLine.objects.filter(
        company_id=people_import.company_id, people_import=people_import, action=LineAction.ERROR
    )
    for line in lines.order_by("number").iterator(1000):
        for problem in line.problems:
            yield [
                str(line.number),
                text(f"people.columns.{problem['field'].removesuffix('_id')}", language),
                problem_text(problem["code"], language),
                line.told.get("reference", ""),
                line.told.get("last_name", ""),
                line.told.get("first_name", ""),
            ]


def problem_text(code: str, language: str) -> str:
    """The sentence that says what is wrong."""
    return text(f"fields.{code}", language)
