from datetime import datetime
from typing import Any
from uuid import UUID

from apps.booklets import selectors
from apps.booklets.models import Booklet, BookletPage
from apps.booklets.services._rules import require_unlocked, writing_booklet
from apps.companies.models import Site
from apps.journal import services as journal
from shared import errors
from shared.actor import Actor


def set_page_conditions(
    *,
    actor: Actor,
    booklet_id: UUID,
    page_id: UUID,
    conditions: dict[str, list[Any]],
    now: datetime,
) -> BookletPage:
    """Whom the page is for: an empty list excludes nobody."""
    with writing_booklet(actor=actor, booklet_id=booklet_id, now=now) as booklet:
        noted = selectors.get_page(booklet=booklet, page_id=page_id)
        if noted.page.removed_at:
            raise errors.NotFound
        require_unlocked(noted)
        after = {name: list(dict.fromkeys(map(str, told))) for name, told in conditions.items()}
        _check_sites(booklet, after["sites"])
        before = {**selectors.EVERYBODY, **noted.conditions}
        if after != before:
            noted.conditions = after
            noted.save(update_fields=["conditions", "updated_at"])
            journal.record(
                actor=actor,
                action="booklet.page_conditions_set",
                target=noted.page,
                label=noted.page.title,
                now=now,
                before=before,
                after=after,
            )
    return noted


def _check_sites(booklet: Booklet, site_ids: list[str]) -> None:
    known = Site.objects.filter(company_id=booklet.company_id, id__in=site_ids).count()
    if known != len(site_ids):
        raise errors.Invalid({"sites": "unknown_site"})
