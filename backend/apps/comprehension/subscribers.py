from django.utils import timezone

from apps.accounts.events import AccountErased
from apps.booklets.events import BookletLeavesTrash
from apps.companies.events import CompanyPurged
from apps.companies.questions import Sheet, SheetsOfCompany
from apps.comprehension import selectors, services
from apps.participation.questions import AnswersToReader, AnswerToReader
from apps.people.events import PersonForgotten
from apps.people.questions import DataOfPerson, Part
from apps.stats.questions import AskedOnPages, PageOfBooklet
from shared.events import listen
from shared.jobs import queue
from shared.language import text
from shared.questions import answers

COLUMNS = (*("booklet", "version", "page", "asked", "kind", "text", "status", "answer", "ended"),)


@listen(AccountErased)
def erase_user_traces(fact: AccountErased) -> None:
    """In every company, and so by a job: whoever erases the account may see only one of them."""
    queue.enqueue(
        "comprehension.erase_user_traces", platform=True, user_id=fact.user_id, left=fact.name
    )


@listen(PersonForgotten)
def erase_of_person(fact: PersonForgotten) -> None:
    """What somebody asked in their name goes with them."""
    services.erase_of_person(
        company_id=fact.company_id, person_id=fact.person_id, now=timezone.now()
    )


@listen(BookletLeavesTrash)
def forget_questions(fact: BookletLeavesTrash) -> None:
    """What was asked about it goes before it."""
    services.forget_questions(company_id=fact.company_id, booklet_id=fact.booklet_id)


@listen(CompanyPurged)
def forget_company(fact: CompanyPurged) -> None:
    """A company that is gone was asked nothing."""
    services.forget_questions(company_id=fact.company_id)


@answers(AnswersToReader)
def tell_answers(asked: AnswersToReader) -> list[AnswerToReader]:
    """What somebody asked in their name, and what they were answered."""
    rows = selectors.answers_to(
        company_id=asked.company_id,
        participation_id=asked.participation_id,
        signer=asked.signer,
    )
    return [
        AnswerToReader(page=one.page_id, text=one.text, answer=one.answer, answered_on=one.ended_on)
        for one in rows
        if one.ended_on
    ]


@answers(AskedOnPages)
def count_asked(asked: AskedOnPages) -> dict[PageOfBooklet, int]:
    """Every question, whatever became of it."""
    return selectors.count_by_page(company_id=asked.company_id, pages=asked.pages)


@answers(DataOfPerson)
def tell_questions(asked: DataOfPerson) -> Part:
    """What they asked in their name."""
    rows = selectors.questions_of_person(company_id=asked.company_id, person_id=asked.person_id)
    return Part("questions", rows)


@answers(SheetsOfCompany)
def add_questions(asked: SheetsOfCompany) -> Sheet:
    """Every question of readers, a line for each."""
    header = [text(f"questions.columns.{name}", asked.language) for name in COLUMNS]
    rows = selectors.question_lines(company_id=asked.company_id, language=asked.language)
    return Sheet(file_name="questions.csv", header=header, rows=rows)
