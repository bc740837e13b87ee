"""The rows of what readers ask."""

from collections.abc import Callable
from datetime import date
from typing import Any

from apps.booklets.models import Booklet, BookletPage
from apps.companies.factories import MembershipFactory
from apps.companies.models import Company
from apps.comprehension.factories import ReaderQuestionFactory
from apps.comprehension.models import QuestionStatus
from shared.actor import Role
from shared.tenancy import act_as_platform
from tests.operations.booklet_access_rows import MANAGERS, READERS, of_booklet
from tests.operations.row import Row
from tests.operations.world import Caller, World

REGISTER_READERS = MANAGERS | {Caller.AUDITOR}
COUNTING = READERS - {Caller.TRANSLATOR}


def _made(company: Company, **traits: Any) -> Any:
    """About the first page of the booklet on which the world's people work."""
    noted = BookletPage.objects.filter(chapter__booklet_id=company.id).order_by("id").first()
    page = {"page_id": noted.page_id} if noted else {}
    booklet = Booklet.objects.get(id=company.id)
    return ReaderQuestionFactory.create(booklet=booklet, text=company.name, **page, **traits)


def _question(**traits: Any) -> Callable[[Company], dict[str, Any]]:
    """Another one each time."""

    def child(company: Company) -> dict[str, Any]:
        with act_as_platform():
            return {"question_id": _made(company, **traits).id}

    return child


def _somebody(company: Company) -> dict[str, Any]:
    """Who may answer: another administrator."""
    with act_as_platform():
        return {
            "to": str(MembershipFactory.create(company=company, role=Role.COMPANY_ADMIN).user_id)
        }


def _questions(world: World, count: int) -> None:
    for _ in range(count):
        _made(world.own)


WAITING = _question()

COMPREHENSION_ROWS: dict[str, Row] = {
    "list_questions": of_booklet(REGISTER_READERS, seed=_questions),
    "list_unclear_pages": of_booklet(COUNTING),
    "get_question": of_booklet(REGISTER_READERS, child=WAITING),
    "answer_question": of_booklet(
        MANAGERS,
        child=WAITING,
        while_switched=True,
        body=lambda world: {"answer": "Dans le placard de gauche."},
    ),
    "transfer_question": of_booklet(
        MANAGERS, child=WAITING, while_switched=True, body_of=_somebody
    ),
    "close_question": of_booklet(
        MANAGERS, child=WAITING, while_switched=True, body=lambda world: {"reason": "En double"}
    ),
    "publish_answer": of_booklet(
        MANAGERS,
        child=_question(
            status=QuestionStatus.ANSWERED,
            answer="Dans le placard de gauche.",
            ended_on=date(2027, 3, 16),
        ),
        while_switched=True,
        body=lambda world: {},
    ),
}
