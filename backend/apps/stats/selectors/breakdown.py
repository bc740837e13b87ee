"""Suivi, told apart by one thing at a time."""

from collections.abc import Iterable
from typing import Literal, TypedDict
from uuid import UUID

from django.db.models import Count, OuterRef, Q, QuerySet, Subquery

from apps.companies.models import Site
from apps.participation.models import Participation, ParticipationState
from apps.publishing.models import Publication
from apps.register.models import Receipt
from apps.stats import policies
from apps.stats.masking import mask_rows
from apps.stats.selectors.asked import Asked, lately
from apps.stats.selectors.following import people_asked
from shared.actor import Actor

By = Literal["site", "job", "contract", "language", "version", "channel"]
FIELDS: dict[By, str] = {
    "site": "site_id",
    "job": "person__job",
    "contract": "person__contract",
    "language": "language",
    "version": "acknowledged_publication_id",
    "channel": "channel",
}
OF_RECEIPTS = ("version", "channel")  # of those alone who acknowledged
SHOWN = 20  # rows; the others are one

Row = tuple[UUID | str | None, int, int]


class BreakdownRow(TypedDict):
    label: str  # a name, or the code of a contract, a language or a channel; empty: not told
    others: bool  # of all that come behind
    people: int | None  # null: masked
    acknowledged: int | None


class Breakdown(TypedDict):
    at: str
    rows: list[BreakdownRow]


def breakdown(*, actor: Actor, asked: Asked, by: By) -> Breakdown | None:
    """The largest groups first; nothing for who may not read the register."""
    if not asked.chosen(policies.followed_booklets(actor)).exists():
        return None
    return lately(f"by-{by}", actor, asked, lambda: _count(actor, asked, by))


def _count(actor: Actor, asked: Asked, by: By) -> Breakdown:
    answered = Q(state=ParticipationState.ACKNOWLEDGED)
    people = people_asked(actor=actor, asked=asked)
    if by in OF_RECEIPTS:
        people = _with_channel(actor, people.filter(answered))
    done_by = Count("id", filter=answered)
    every = people.aggregate(people=Count("id"), acknowledged=done_by)
    groups = people.order_by().values_list(FIELDS[by]).annotate(people=Count("id"), done=done_by)
    rows: list[Row] = list(groups.order_by("-people", FIELDS[by])[:SHOWN])
    names = _names(actor, by, [key for key, _, _ in rows])
    told = [(names.get(key, ""), False, n, done) for key, n, done in rows]
    behind = every["people"] - sum(n for _, _, n, _ in told)
    if behind:
        done = every["acknowledged"] - sum(done for _, _, _, done in told)
        told.append(("", True, behind, done))
    shown = mask_rows([n for _, _, n, _ in told])
    return {
        "at": asked.now.isoformat(),
        "rows": [
            {
                "label": label,
                "others": others,
                "people": n,
                "acknowledged": None if n is None else done,
            }
            for (label, others, _, done), n in zip(told, shown, strict=True)
        ],
    }


def _with_channel(actor: Actor, answered: QuerySet[Participation]) -> QuerySet[Participation]:
    """How the receipt came in that was the last to be asked of them."""
    receipts = Receipt.objects.visible_to(actor).filter(
        participation_id=OuterRef("id"),
        publication_id=OuterRef("acknowledged_publication_id"),
        cancellation=None,
    )
    last = receipts.order_by("-received_at", "-id").values("channel")[:1]
    return answered.annotate(channel=Subquery(last))


def _names(actor: Actor, by: By, keys: Iterable[UUID | str | None]) -> dict[UUID | str | None, str]:
    if by == "site":
        sites = Site.objects.visible_to(actor).filter(id__in=[key for key in keys if key])
        return dict(sites.values_list("id", "name"))
    if by == "version":
        publications = Publication.objects.visible_to(actor).filter(
            id__in=[key for key in keys if key]
        )
        return {
            one.id: f"{one.booklet.name} {one.version}"
            for one in publications.select_related("booklet")
        }
    return {key: str(key or "") for key in keys}
