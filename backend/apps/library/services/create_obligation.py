from collections.abc import Sequence
from datetime import date, datetime
from uuid import UUID

from apps.journal import services as journal
from apps.library import policies
from apps.library.models import BookletKind, Domain, Level, Obligation
from apps.library.services._library import in_library
from apps.library.services._references import check_references
from apps.library.services._save_content import save_content
from shared.actor import Actor


def create_obligation(
    *,
    actor: Actor,
    code: str,
    label: str,
    reference: str,
    level: Level,
    today: date | None,
    now: datetime,
    link: str = "",
    doubt: str = "",
    remark: str = "",
    domain: Domain = Domain.HOUSE,
    values: Sequence[str] = (),
    conditions: Sequence[str] = (),
    verbatim: bool = False,
    kinds: Sequence[BookletKind] = (),
    sectors: Sequence[UUID] = (),
) -> Obligation:
    """One more requirement, not shown yet; who writes it down today has read its source, and says what is not certain.

    Without a day nobody has: it is to be verified.
    """
    policies.require_library(actor)
    check_references({"sectors": sectors, "values": values})
    obligation = Obligation(
        code=code,
        label=label,
        reference=reference,
        link=link,
        doubt=doubt,
        remark=remark,
        domain=domain,
        values=list(dict.fromkeys(values)),
        conditions=list(dict.fromkeys(conditions)),
        kinds=list(dict.fromkeys(kinds)),
        sectors=list(dict.fromkeys(sectors)),
        level=level,
        verbatim=verbatim,
        checked_on=today,
        checked_by_id=actor.user_id if today else None,
        checked_by_name=actor.name if today else "",
    )
    save_content(obligation)
    journal.record(
        actor=in_library(actor, None),
        action="library.obligation_created",
        target=obligation,
        label=label,
        now=now,
        after={"code": code, "label": label, "reference": reference, "doubt": doubt},
    )
    return obligation
