from collections.abc import Iterator, Sequence
from uuid import UUID

from apps.booklets.models import Booklet
from apps.booklets.policies import booklets_for
from apps.people import policies
from apps.people.models import ImportLine, LineAction, PeopleImport
from shared import errors
from shared.actor import Actor
from shared.language import text
from shared.pagination import Page, paginate
from shared.permissions import Action
from shared.tenancy.models import TenantQuerySet


def list_imports(*, actor: Actor, cursor: str | None, limit: int) -> Page[PeopleImport]:
    """The files of people that were brought to the company, or by the actor into booklets of theirs, the newest first."""
    policies.company_of_people(actor)
    return paginate(_seen_by(actor), by=["-id"], cursor=cursor, limit=limit)


def get_import(*, actor: Actor, import_id: UUID) -> PeopleImport:
    """One of them."""
    found = _seen_by(actor).filter(id=import_id).first()
    if found is None:
        raise errors.NotFound
    return found


def booklets_of_imports(found: Sequence[PeopleImport]) -> dict[UUID, Booklet]:
    """Into which they were brought, if that still is there."""
    rows = Booklet.objects.filter(company_id__in={one.company_id for one in found})
    return rows.in_bulk([one.booklet_id for one in found if one.booklet_id])


def _seen_by(actor: Actor) -> TenantQuerySet[PeopleImport]:
    """A file may name anybody: who knows some people only sees the files that they brought, while the booklet is theirs."""
    rows: TenantQuerySet[PeopleImport] = PeopleImport.objects.visible_to(actor)
    if policies.keeps_everybody(actor):
        return rows
    if not policies.keeps_people(actor):
        return rows.none()
    mine = booklets_for(actor, Action.MANAGE_PEOPLE)
    return rows.filter(by_id=actor.user_id, booklet_id__in=mine)


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
