"""Questions of readers that nobody has answered in three working days."""

from uuid import UUID

from apps.comprehension import selectors as comprehension
from apps.home.selectors.concerns._kinds import Found, Kind, Scope
from shared.permissions import Action


def find(scope: Scope) -> dict[UUID | None, Found]:
    """Of every booklet, also of one that nobody reads any more: somebody still waits."""
    late = comprehension.late_questions(
        company_id=scope.company.id,
        booklets=[one.id for one in scope.booklets],
        today=scope.today,
    )
    return {booklet_id: Found(count=n, due_on=due) for booklet_id, (n, due) in late.items()}


KIND = Kind(name="unanswered_question", rank=5, action=Action.MANAGE_PEOPLE, find=find)
