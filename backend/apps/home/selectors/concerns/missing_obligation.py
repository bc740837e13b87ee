"""What the law asks and a booklet that is read does not say."""

from uuid import UUID

from apps.booklets import selectors as booklets
from apps.home.selectors.concerns._kinds import Found, Kind, Scope
from shared.permissions import Action


def find(scope: Scope) -> dict[UUID | None, Found]:
    """As the grid counts them: mandatory, and missing."""
    missing = booklets.missing_obligations(company=scope.company, booklets=scope.published)
    return {
        booklet.id: Found(
            count=len(lacks),
            oldest_at=booklet.published_at,
            params={"label": lacks[0].label, "reference": lacks[0].reference},
        )
        for booklet in scope.published
        if (lacks := missing[booklet.id])
    }


KIND = Kind(name="missing_obligation", rank=1, action=Action.EDIT_PAGES, find=find)
