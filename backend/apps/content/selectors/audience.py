"""Who a text of the platform is for, and how many they are."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import date
from uuid import UUID

from django.db import connection, models
from django.db.models import Q, Subquery
from django.db.models.functions import Cast

from apps.companies.models import Company
from shared.actor import Actor, PlatformRole
from shared.tenancy import act_as_platform

# One row for each way of belonging that people have: a company's kind and a role there, several for who works in
# several. Everybody is in one row alone, so an audience is a sum of rows whatever it names.
_CROWDS = """
    SELECT belongs, count(*) FROM (
        SELECT person.id, array_agg(DISTINCT company.kind || ' ' || member.role {company})
            FILTER (WHERE company.id IS NOT NULL) AS belongs
        FROM accounts_user person
        LEFT JOIN companies_membership member ON member.user_id = person.id
            AND member.suspended_at IS NULL
            AND (member.ends_on IS NULL OR member.ends_on >= %(today)s)
        LEFT JOIN companies_company company ON company.id = member.company_id
            AND company.status = 'active' {named}
        WHERE person.status = 'active'
        GROUP BY person.id, person.platform_role
        HAVING count(company.id) > 0 OR person.platform_role <> 'none'
    ) people GROUP BY belongs
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Audience:
    """Kinds of companies, companies and roles; an empty list leaves nobody out."""

    kinds: Sequence[str] = field(default_factory=list)
    companies: Sequence[UUID] = field(default_factory=list)
    roles: Sequence[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True, kw_only=True)
class Viewer:
    """Somebody who reads, as an audience knows them; a `kind` of company may be told instead of a company."""

    company_id: UUID | None = None
    kind: str = ""
    roles: Sequence[str] = ()


def viewer_of(actor: Actor) -> Viewer:
    held = (actor.role, actor.platform_role)
    roles = [str(role) for role in held if role and role is not PlatformRole.NONE]
    return Viewer(company_id=actor.company_id, roles=roles)


def reaches_role(viewer: Viewer) -> Q:
    """Texts that are for everybody, or for a role of theirs."""
    return Q(roles=[]) | Q(roles__overlap=list(viewer.roles))


def reaches(viewer: Viewer) -> Q:
    """News that are for them: by their company, its kind, and their role in it."""
    kind: object = viewer.kind
    if viewer.company_id:
        own = Company.objects.filter(id=viewer.company_id).values("kind")
        kind = Cast(Subquery(own), models.CharField(max_length=20))
    kinds = Q(kinds=[]) | Q(kinds__contains=[kind])
    companies = Q(companies=[])
    if viewer.company_id:
        companies |= Q(companies__contains=[viewer.company_id])
    return kinds & companies & reaches_role(viewer)


def count_audiences(audiences: Iterable[Audience], *, today: date) -> list[int]:
    """How many people each of these reaches today, at the cost of one or two questions for all of them."""
    wanted = list(audiences)
    named = sorted({company for one in wanted for company in one.companies})
    with act_as_platform():
        everywhere = _crowds(today)
        in_named = _crowds(today, named) if named else []
    return [_count(one, in_named if one.companies else everywhere) for one in wanted]


Crowd = tuple[list[str], int]


def _crowds(today: date, named: list[UUID] | None = None) -> list[Crowd]:
    query = _CROWDS.format(
        company="|| ' ' || company.id" if named else "",
        named="AND company.id = ANY(%(named)s)" if named else "",
    )
    with connection.cursor() as cursor:
        cursor.execute(query, {"today": today, "named": named})
        return [(belongs or [], count) for belongs, count in cursor.fetchall()]


def _count(audience: Audience, crowds: list[Crowd]) -> int:
    return sum(count for belongs, count in crowds if _is_meant(audience, belongs))


def _is_meant(audience: Audience, belongs: list[str]) -> bool:
    """Somebody who works in no company is of the platform's staff: what names nobody is for them too."""
    if not belongs:
        return not (audience.kinds or audience.companies or audience.roles)
    return any(_fits(audience, *place.split(" ")) for place in belongs)


def _fits(audience: Audience, kind: str, role: str, company: str = "") -> bool:
    return (
        (not audience.kinds or kind in audience.kinds)
        and (not audience.roles or role in audience.roles)
        and (not audience.companies or company in map(str, audience.companies))
    )
