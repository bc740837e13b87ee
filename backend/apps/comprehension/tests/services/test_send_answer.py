"""COM7 for mails: whatever readers and managers write, it is read, and nothing else."""

import random
from email import message_from_bytes
from html.parser import HTMLParser

import pytest
from django.core.mail import EmailMultiAlternatives

from apps.booklets.models import Booklet
from apps.comprehension import services
from apps.comprehension.factories import ReaderQuestionFactory
from apps.comprehension.models import QuestionStatus
from apps.comprehension.tests.asking import asked_about
from apps.comprehension.tests.people import NOW, ticket_of, waiter

pytestmark = pytest.mark.django_db

OURS = {
    *("Content-Type", "MIME-Version", "Subject", "From", "To", "Date", "Message-ID"),
    *("Auto-Submitted", "Content-Language"),
}
HOSTILE = (
    *(
        "\r\nBcc: tous@exemple.fr",
        "\nBcc: tous@exemple.fr\n\nLisez",
        "\rX-Autre: oui",
        "%0d%0aBcc: a@b.fr",
    ),
    *(
        "<script>alert(1)</script>",
        "<img src=x onerror=alert(1)>",
        "</td></table><form action=//mal>",
    ),
    *(
        "{{ settings.SECRET_KEY }}",
        "{booklet}",
        "{0.__class__}",
        "%(to)s",
        "${7*7}",
        "{% include 'x' %}",
    ),
    *(
        "\u2028Bcc: a@b.fr",
        "\u0085Bcc: a@b.fr",
        "\x0bBcc: a@b.fr",
        "\u202ecod.exe",
        "=?utf-8?q?=0ABcc:a?=",
    ),
    *("javascript:alert(1)", '".\r\n.\r\nMAIL FROM:<a@b.fr>', "\r\n.\r\nQUIT\r\n", "a" * 900),
)


def hostile_texts(count: int) -> list[str]:
    """Each of them alone, then two and three glued together."""
    chance = random.Random(7)
    glued = ["".join(chance.choices(HOSTILE, k=chance.choice((2, 3)))) for _ in range(count)]
    return [*HOSTILE, *glued][:count]


def answer(question, actor, words="Dans le placard."):
    services.answer_question(
        actor=actor,
        booklet_id=question.booklet_id,
        question_id=question.id,
        answer=words,
        now=NOW,
    )


def test_reaches_whoever_gave_an_address(booklet, manager, mailoutbox, run_jobs):
    answer(asked_about(booklet, reply_to="lea@exemple.fr"), manager)

    run_jobs()

    (letter,) = mailoutbox
    assert letter.to == ["lea@exemple.fr"]
    assert letter.body.startswith("Bonjour,")
    assert "Où sont les gants ?" in letter.body
    assert "Dans le placard." in letter.body


def test_reaches_a_participant_who_gave_their_name(booklet, manager, mailoutbox, run_jobs):
    one = waiter(booklet)
    answer(asked_about(booklet, ticket=ticket_of(one)), manager)

    run_jobs()

    assert [letter.to for letter in mailoutbox] == [[one.person.email]]


def test_nobody_is_written_to_who_gave_nothing(booklet, manager, mailoutbox, run_jobs):
    answer(asked_about(booklet), manager)

    run_jobs()

    assert not mailoutbox


def test_speaks_the_language_of_the_page(booklet, mailoutbox):
    for locale in ("en-GB", "es-ES", "pt-PT", "pl-PL"):
        send(booklet, text="?", answer="!", locale=locale)

    greetings = [letter.body.splitlines()[0] for letter in mailoutbox]
    assert greetings == ["Hello,", "Hola:", "Olá,", "Bonjour,"]


def test_300_hostile_texts_add_no_header_line_and_no_markup(booklet, mailoutbox):
    texts = hostile_texts(300)
    send(booklet, text="Où ?", answer="Là.", name="Léa", page_title="Accueil")
    plain = shape_of(mailoutbox.pop())

    for words in texts:
        Booklet.objects.filter(id=booklet.id).update(name=words[:120])
        send(booklet, text=words, answer=words, name=words[:100], page_title=words[:200])

    assert len(mailoutbox) == 300
    for letter in mailoutbox:
        read = message_from_bytes(letter.message().as_bytes())
        assert set(read.keys()) <= OURS
        assert len(read.keys()) == len(set(read.keys()))
        assert read.get_all("To") == ["lea@exemple.fr"]
        assert not read.defects
        parts, tags = shape_of(letter)
        assert parts == plain[0]
        assert tags <= plain[1]


class Tags(HTMLParser):
    """Which tags a letter has, with the names of their attributes."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: set[tuple[str, ...]] = set()
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.add((tag, *(name for name, _ in attrs)))


def shape_of(letter: EmailMultiAlternatives) -> tuple[list[str], set[tuple[str, ...]]]:
    """Of which parts it is made, and of which tags."""
    parts = [
        part.get_content_type() for part in message_from_bytes(letter.message().as_bytes()).walk()
    ]
    return parts, Tags(str(letter.alternatives[0][0])).found


def send(booklet: Booklet, **told: str) -> None:
    question = ReaderQuestionFactory.create(
        booklet=booklet, reply_to="lea@exemple.fr", status=QuestionStatus.ANSWERED, **told
    )
    services.send_answer(question_id=question.id, message_id=str(question.id))
