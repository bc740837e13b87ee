from uuid import UUID

from apps.comprehension import selectors
from apps.comprehension.models import QuestionStatus, ReaderQuestion
from apps.reading.selectors import reading_address
from shared.language import text
from shared.mail import Action, Letter, send_letter


def send_answer(*, question_id: UUID, message_id: str) -> None:
    """The answer, to whoever gave an address or gave their name and has one."""
    rows = ReaderQuestion.objects.select_related("booklet__company")
    question = rows.filter(id=question_id, status=QuestionStatus.ANSWERED, erased_at=None).first()
    if question is None:
        return
    reader = selectors.addressees_of([question])[question.id]
    if reader.email:
        send_letter(_letter(question, reader), message_id=message_id)


def _letter(question: ReaderQuestion, reader: selectors.Addressee) -> Letter:
    language, booklet = question.locale, question.booklet
    named = {"booklet": _line(booklet.name), "company": _line(booklet.company.name)}
    asked = text("mails.question_answered.asked", language, page=question.page_title, **named)
    return Letter(
        to=reader.email,
        first_name=reader.name,
        language=language,
        subject=text("mails.question_answered.subject", language, **named),
        before=(
            asked,
            *_quoted(question.text),
            text("mails.question_answered.answers", language, **named),
            *_quoted(question.answer),
        ),
        action=Action(
            label=text("mails.question_answered.button", language),
            address=reading_address(booklet=booklet, rest="/"),
        ),
        after=(text("mails.question_answered.forgotten", language),),
    )


def _quoted(words: str) -> list[str]:
    return [line for line in words.splitlines() if line.strip()]


def _line(words: str) -> str:
    """On one line, whatever it holds: it may stand in a header."""
    return " ".join(words.split())
