from dataclasses import dataclass
from typing import Literal
from uuid import UUID

from django.db.models import Exists, F, Q

from apps.booklets import policies as booklets
from apps.booklets.models import Booklet, BookletPage, BookletStatus
from apps.companies.models import Company
from apps.home.models import HomeVisit
from apps.library import selectors as library
from apps.participation.models import Participation
from apps.values import selectors as values
from shared.actor import Actor

Step = Literal["create", "fill", "publish", "hand_over"]


@dataclass(frozen=True, slots=True, kw_only=True)
class FirstSteps:
    """How far a company is on its way to people who read, from facts alone; `booklet` is the one that leads there."""

    done: dict[Step, bool]
    booklet: Booklet | None


def first_steps(*, actor: Actor) -> FirstSteps | None:
    """For whoever makes booklets, until all is done or they want to hear no more of it."""
    if actor.company_id is None or not booklets.may_create(actor) or _dismissed(actor):
        return None
    living = Booklet.objects.visible_to(actor).filter(trashed_at=None)
    handed = Participation.objects.visible_to(actor).filter(
        Q(invited_at__isnull=False) | Q(acknowledged_at__isnull=False)
    )
    facts = Company.objects.filter(id=actor.company_id).values_list(
        Exists(living.filter(publication_id__isnull=False)), Exists(handed)
    )
    published, was_handed = facts.first() or (False, False)
    if published and was_handed:
        return None
    booklet = _leading(actor)
    done: dict[Step, bool] = {
        "create": published or booklet is not None,
        "fill": published or (booklet is not None and _is_filled(booklet)),
        "publish": published,
        "hand_over": was_handed,
    }
    return FirstSteps(done=done, booklet=booklet)


def _dismissed(actor: Actor) -> bool:
    visits = HomeVisit.objects.visible_to(actor).filter(user=actor.user_id)
    return visits.filter(steps_dismissed_at__isnull=False).exists()


def _leading(actor: Actor) -> Booklet | None:
    """The one that people read, or else the last that somebody worked at."""
    seen = booklets.visible_booklets(actor).filter(trashed_at=None)
    seen = seen.exclude(status=BookletStatus.ARCHIVED)
    return seen.order_by(F("published_at").desc(nulls_last=True), "-edited_at", "-id").first()


def _is_filled(booklet: Booklet) -> bool:
    """Whether every information that must not be missing is said, once there are pages."""
    inserted = _inserted(booklet.company_id, booklet.id)
    said = values.filled_values(company_id=booklet.company_id, site_id=booklet.site_id)
    essential = {one.key for one in library.known_living_values() if one.essential}
    return booklet.pages_count > 0 and (inserted & essential) <= said.keys()


def _inserted(company_id: UUID, booklet_id: UUID) -> set[str]:
    pages = BookletPage.objects.filter(
        company_id=company_id,
        chapter__booklet=booklet_id,
        chapter__removed_at=None,
        page__removed_at=None,
    )
    return {key for keys in pages.values_list("values", flat=True) for key in keys}
