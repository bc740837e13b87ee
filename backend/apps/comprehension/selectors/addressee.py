"""Who asked, as far as they said so, and where an answer reaches them."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal
from uuid import UUID

from apps.comprehension.models import ReaderQuestion
from apps.participation.models import Participation
from apps.people.models import Person, Signer

Kind = Literal["anonymous", "named", "participant"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Addressee:
    """Nobody, a name, or a participant; empty: not known."""

    kind: Kind
    name: str = ""
    job: str = ""
    email: str = ""


def addressees_of(questions: Iterable[ReaderQuestion]) -> dict[UUID, Addressee]:
    """By question, at the cost of one look."""
    found = list(questions)
    wanted = {one.participation_id for one in found if one.participation_id}
    rows = Participation.objects.select_related("person").filter(id__in=wanted) if wanted else ()
    persons = {row.id: row.person for row in rows}
    return {one.id: _addressee(one, persons) for one in found}


def _addressee(question: ReaderQuestion, persons: dict[UUID, Person]) -> Addressee:
    person = persons.get(question.participation_id) if question.participation_id else None
    if person and question.signer == Signer.REPRESENTATIVE:
        told = person.representative
        email = question.reply_to or told.get("email", "")
        return Addressee(kind="participant", name=told.get("name", ""), email=email)
    if person:
        name = f"{person.first_name} {person.last_name}".strip() or person.reference
        email = question.reply_to or ("" if person.refuses_mail else person.email)
        return Addressee(kind="participant", name=name, job=person.job, email=email)
    kind: Kind = "named" if question.name else "anonymous"
    return Addressee(kind=kind, name=question.name, email=question.reply_to)
