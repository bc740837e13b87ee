from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from uuid import UUID

from apps.companies.models import Company
from apps.media.selectors import level_of
from apps.people import policies
from apps.people.models import Group, Person
from apps.people.selectors.people import BY_NAME, count_present
from shared.actor import Actor
from shared.language import text


@dataclass(frozen=True, slots=True)
class Places:
    """How many people the company keeps, whoever has left not counted, and how many it may."""

    used: int
    quota: int

    @property
    def level(self) -> str:
        """At full, nobody more is added; everything else goes on."""
        return level_of(used=self.used, quota=self.quota)


def places(*, actor: Actor, now: datetime) -> Places:
    """The quota of people of the actor's company."""
    company = Company.objects.get(id=policies.company_of_people(actor))
    used = count_present(company=company, today=company.today(now=now))
    return Places(used=used, quota=company.people)


def people_lines(*, company_id: UUID, language: str) -> Iterator[Sequence[str]]:
    """Everybody of a company, a line each, for its export."""
    groups = dict(Group.objects.filter(company_id=company_id).values_list("id", "name"))
    people = Person.objects.filter(company_id=company_id).select_related("site")
    for person in people.order_by(*BY_NAME).iterator(1000):
        representative = person.representative
        yield [
            person.first_name,
            person.last_name,
            person.reference,
            person.email,
            person.phone,
            person.language,
            person.site.name if person.site else "",
            person.job,
            text(f"people.contracts.{person.contract}", language) if person.contract else "",
            ", ".join(sorted(groups[group] for group in person.groups if group in groups)),
            person.joined_on.isoformat() if person.joined_on else "",
            person.left_on.isoformat() if person.left_on else "",
            representative.get("name", ""),
            representative.get("relation", ""),
            representative.get("email", ""),
        ]
