from datetime import date
from typing import Any

from apps.booklets.models import Booklet
from apps.participation import policies
from apps.participation.models import Participation
from shared.actor import Actor

OF_PERSON = (
    "first_name",
    "last_name",
    "reference",
    "email",
    "phone",
    "job",
    "has_mail",
    "refuses_mail",
)
OWN = (
    *("id", "state", "language", "invited_at", "opened_on", "read_on", "acknowledged_at"),
    *("reread_pages", "due_on", "reminders", "reminded_at", "reminders_off"),
    *("excluded_at", "excluded_reason", "fits"),
)


def describe_participant(one: Participation, *, today: date) -> dict[str, Any]:
    """Somebody in a list, with what is known of them."""
    person = one.person
    return {
        **{name: getattr(person, name) for name in OF_PERSON},
        **{name: getattr(one, name) for name in OWN},
        "person": person.id,
        "added_at": one.created_at,
        "pages_read": len(one.pages_read),
        "site": person.site.name if person.site else None,
        "late": one.due_on is not None and one.due_on < today,
        "acknowledged_version": one.acknowledged_publication_id,
        "reread_reason": one.reread_reason or None,
        "by_rule": one.rule_id,
        "signers": sorted(person.signers(today=today)),
        "signed_by": sorted({signer for by in one.signed.values() for signer in by}),
    }


def describe_summary(*, actor: Actor, booklet: Booklet, counts: dict[str, int]) -> dict[str, Any]:
    """How many there are, whether they may have names, and whether the actor may change who they are."""
    abilities = {"change": policies.may_change(actor, booklet)}
    return {
        "id": booklet.id,
        **counts,
        "reference_only": policies.names_nobody(booklet),
        "abilities": abilities,
    }
