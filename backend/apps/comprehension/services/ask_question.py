"""What a reader sends from a page, with or without a script, now or when the network is back."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from uuid import UUID
from zoneinfo import ZoneInfo

from django.db import connection

from apps.booklets.models import Booklet
from apps.comprehension import policies
from apps.comprehension.calendar import due_day
from apps.comprehension.events import QuestionAsked
from apps.comprehension.models import LONGEST_QUOTE, ReaderQuestion
from apps.comprehension.selectors import ShownPage
from apps.participation.grants import Grant, open_ticket
from apps.participation.models import Participation
from apps.reading.selectors import Door
from shared import errors
from shared.documents.content import plain_text, walk
from shared.events import announce
from shared.limits import Limit
from shared.tenancy.scope import act_as_company

NOON = 12
OF_ADDRESS = Limit(
    name="questions of an address", times=5, within=timedelta(hours=1), closed_without_redis=True
)
OF_BOOKLET = Limit(
    name="questions about a booklet", times=60, within=timedelta(hours=1), closed_without_redis=True
)
SAME = ("publication_id", "page_id", "kind", "text", "name", "reply_to", "participation_id")


class QuestionsOff(errors.Forbidden):
    code = "questions_off"


class UnknownPage(errors.Invalid):
    code = "unknown_page"


class OtherQuestion(errors.Invalid):
    code = "other_question"


class BadTicket(errors.Invalid):
    code = "bad_ticket"


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """As the page sends it, its fields checked."""

    id: UUID
    page: UUID
    block: str
    kind: str
    text: str
    name: str
    reply_to: str
    ticket: str


def ask_question(
    *, door: Door, asked: Asked, shown: ShownPage | None, address: str, now: datetime
) -> bool:
    """Kept once, under the id that the device gave it; whether it is new.

    Where people are looked after, nothing is kept of who asks, whatever was sent.
    """
    if not door.access.offers_questions:
        raise QuestionsOff
    if shown is None:
        raise UnknownPage
    with act_as_company(door.booklet.company_id):
        _wait_for_copies(asked.id)
        question = _question(door.booklet, asked, shown, now)
        rows = ReaderQuestion.objects.filter(company_id=door.booklet.company_id)
        known = rows.filter(booklet=door.booklet, sent_as=asked.id).first()
        if known:
            _require_same(known, question)
            return False
        OF_ADDRESS.take(str(door.booklet.id), address, now=now)
        OF_BOOKLET.take(str(door.booklet.id), now=now)
        question.save(force_insert=True)
        announce(QuestionAsked(company_id=question.company_id, booklet_id=question.booklet_id))
    return True


def _question(booklet: Booklet, asked: Asked, shown: ShownPage, now: datetime) -> ReaderQuestion:
    local = now.astimezone(ZoneInfo(booklet.company.timezone))
    block, quote = _quoted(shown, asked.block)
    question = ReaderQuestion(
        company_id=booklet.company_id,
        booklet=booklet,
        sent_as=asked.id,
        publication_id=shown.edition.publication_id,
        version=shown.edition.publication.version,
        locale=shown.edition.locale,
        page_id=asked.page,
        page_title=shown.page["title"],
        chapter_title=shown.chapter,
        block_id=block,
        quote=quote,
        kind=asked.kind,
        text=asked.text,
        day=local.date(),
        afternoon=local.hour >= NOON,
        due_on=due_day(local.date()),
    )
    if not policies.is_care(booklet):
        question.name, question.reply_to = asked.name, asked.reply_to
        if asked.ticket:
            grant = _held(booklet, asked.ticket, now)
            question.participation_id, question.signer = grant.participation_id, grant.signer
            question.name = ""  # their card says it
    return question


def _held(booklet: Booklet, ticket: str, now: datetime) -> Grant:
    """Whose ticket it is, while their links are those by which they came."""
    grant = open_ticket(ticket, now=now)
    rows = Participation.objects.filter(company_id=booklet.company_id, booklet=booklet)
    one = rows.filter(id=grant.participation_id).first() if grant else None
    if grant is None or one is None or one.link_epoch != grant.epoch:
        raise BadTicket
    if one.excluded_at or one.has_left:
        raise BadTicket
    return grant


def _quoted(shown: ShownPage, block_id: str) -> tuple[str, str]:
    """The block and its words, if the page has it."""
    for block in walk(shown.page["document"]["blocks"]):
        if block_id and block["id"] == block_id:
            words = " ".join(" ".join(plain_text(one) or "" for one in walk([block])).split())
            cut = f"{words[: LONGEST_QUOTE - 1].rstrip()}…"
            return block_id, words if len(words) <= LONGEST_QUOTE else cut
    return "", ""


def _require_same(known: ReaderQuestion, question: ReaderQuestion) -> None:
    """Another body under an id that is taken is refused; what was erased meanwhile is not compared."""
    if known.erased_at is None and any(
        getattr(known, name) != getattr(question, name) for name in SAME
    ):
        raise OtherQuestion


def _wait_for_copies(sent_as: UUID) -> None:
    with connection.cursor() as cursor:
        lock = f"question {sent_as}"
        cursor.execute("SELECT pg_advisory_xact_lock(hashtextextended(%s, 0))", [lock])
