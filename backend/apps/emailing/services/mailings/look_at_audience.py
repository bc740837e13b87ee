from collections import Counter
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.db import connection
from django.db.models.expressions import RawSQL

from apps.booklets.models import Booklet
from apps.emailing.models import Campaign, LeftOut, Nature
from apps.emailing.services._audience import Values, in_order, of_audience
from apps.emailing.services._look import ADDRESS, looking, why_not
from apps.participation.models import Participation
from shared.pagination import Page, paginate

_LOOKED = f"""
SELECT p.id, p.language, {why_not(ADDRESS)} AS reason
FROM participation_participation p
JOIN people_person person ON person.id = p.person_id
WHERE p.company_id = %(company)s AND p.booklet_id = %(booklet)s AND
"""  # noqa: S608 - nothing of it comes from outside


@dataclass(frozen=True, slots=True, kw_only=True)
class AudienceCount:
    """What a launch would freeze now."""

    people: int
    left_out: list[tuple[str, int]]  # in the order of the reasons
    locales: list[tuple[str, int]]  # of those who are written to, most first

    @property
    def written_to(self) -> int:
        return self.people - sum(count for _, count in self.left_out)


def count_audience(
    *, booklet: Booklet, nature: Nature, audience: dict[str, Any], now: datetime
) -> AudienceCount:
    """How many would be written to, and why the others would not: in the same words as the launch."""
    looked, values = _looked(booklet, nature, audience, now)
    with connection.cursor() as cursor:
        cursor.execute(
            f"SELECT reason, language, count(*) FROM ({looked}) looked GROUP BY 1, 2",  # noqa: S608
            values,
        )
        rows = cursor.fetchall()
    reasons, locales = Counter[str](), Counter[str]()
    for reason, language, count in rows:
        reasons[reason] += count
        if not reason:
            locales[language] += count
    return AudienceCount(
        people=reasons.total(),
        left_out=[(one, reasons[one]) for one in LeftOut.values if reasons[one]],
        locales=locales.most_common(),
    )


def list_audience(
    *,
    booklet: Booklet,
    nature: Nature,
    audience: dict[str, Any],
    reason: str,
    cursor: str | None,
    limit: int,
    now: datetime,
) -> Page[Participation]:
    """Those who would be left out for this reason, by name; without one, those who would be written to."""
    looked, values = _looked(booklet, nature, audience, now)
    asked = f"SELECT id FROM ({looked}) looked WHERE reason = %(reason)s"  # noqa: S608
    sql, told = in_order(asked, {**values, "reason": reason})
    rows = Participation.objects.filter(company_id=booklet.company_id, booklet=booklet)
    looked_at = RawSQL(sql, told)  # noqa: S611 - nothing of it comes from outside
    return paginate(rows.filter(id__in=looked_at), by=["name", "id"], cursor=cursor, limit=limit)


def _looked(
    booklet: Booklet, nature: Nature, audience: dict[str, Any], now: datetime
) -> tuple[str, Values]:
    today = booklet.company.today(now=now)
    campaign = Campaign(
        company_id=booklet.company_id, booklet=booklet, nature=nature, month=today.replace(day=1)
    )
    narrowed, told = of_audience(booklet, audience, now=now)
    values = {**looking(campaign, now=now), "booklet": booklet.id, **told}
    return f"{_LOOKED} {narrowed}", values
