"""What is handed over is sent once, whatever the provider says or does."""

import socket
import time
from collections.abc import Callable

import pytest
from pytest_django import Settings

from shared.spool.client import SpoolAway, SpoolClient
from shared.spool.messages import Answer, Kind, Message, Outcome, Unspeakable, question
from shared.spool.server import Spool
from tests.mail.sink import CUT, Sink

Start = Callable[..., Spool]


def message(name: str, kind: Kind = Kind.BULK, to: str = "ines@example.com") -> Message:
    content = f"Message-ID: <{name}@livretier.test>\r\n\r\nBonjour\r\n.\r\n".encode()
    return Message(name, "de@livretier.test", to, content, kind)


def hand_over(*messages: Message) -> dict[str, Answer]:
    with SpoolClient(timeout=10) as client:
        client.hand_over(messages)
        return hear(client, len(messages))


def hear(client: SpoolClient, count: int) -> dict[str, Answer]:
    answers: dict[str, Answer] = {}
    while len(answers) < count:
        answers |= {one.id: one for one in client.hear()}
    return answers


def test_each_of_many_goes_once(start_spool: Start):
    with Sink() as sink:
        start_spool(sink)

        answers = hand_over(*(message(f"m{number}") for number in range(300)))

    assert {one.outcome for one in answers.values()} == {Outcome.SENT}
    assert set(sink.taken.values()) == {1}
    assert len(sink.taken) == 300


def test_a_line_of_one_dot_arrives(start_spool: Start):
    with Sink() as sink:
        start_spool(sink)

        hand_over(message("dotted"))

    assert sink.messages["dotted"].endswith(b"Bonjour\r\n.\r\n")


def test_what_is_handed_over_again_is_known_and_not_sent_again(start_spool: Start):
    with Sink() as sink:
        start_spool(sink)
        before = hand_over(message("again"))

        after = hand_over(message("again"))

    assert after == before
    assert sink.taken["again"] == 1


def test_a_question_sends_nothing(start_spool: Start):
    with Sink() as sink:
        start_spool(sink)
        hand_over(message("known"))

        answers = hand_over(question("known"), question("other"))

    assert answers["known"].outcome == Outcome.SENT
    assert answers["other"].outcome == Outcome.UNKNOWN
    assert sink.taken.total() == 1


@pytest.mark.parametrize(
    ("stage", "said", "outcome"),
    [
        ("RCPT", b"450 4.2.0 Greylisted", Outcome.LATER),
        ("RCPT", b"550 5.1.1 No such user", Outcome.REFUSED),
        ("DATA", b"452 4.3.1 No room", Outcome.LATER),
        ("DOT", b"451 4.7.1 Later", Outcome.LATER),
        ("DOT", b"554 5.7.1 Spam", Outcome.REFUSED),
        ("DOT", CUT, Outcome.UNCERTAIN),
        ("DOT", b"CUT AFTER taking it", Outcome.UNCERTAIN),
        ("MAIL", b"421 4.3.2 Going down", Outcome.AWAY),
        ("DOT", b"421 4.3.2 Going down", Outcome.AWAY),
        ("MAIL", CUT, Outcome.AWAY),
        ("HELLO", b"554 We do not know you", Outcome.AWAY),
        ("HELLO", CUT, Outcome.AWAY),
    ],
)
def test_an_answer_means(start_spool: Start, stage: str, said: bytes, outcome: Outcome):
    with Sink(rule=lambda at, _: said if at == stage else None) as sink:
        start_spool(sink)

        answers = hand_over(message("one"))

    assert answers["one"].outcome == outcome


def test_a_refused_address_leaves_the_others_alone(start_spool: Start):
    def rule(stage: str, line: bytes) -> bytes | None:
        return b"550 5.1.1 Unknown" if stage == "RCPT" and b"nobody" in line else None

    with Sink(rule=rule) as sink:
        start_spool(sink, connections=1)

        answers = hand_over(message("a"), message("b", to="nobody@example.com"), message("c"))

    assert [answers[name].outcome for name in "abc"] == ["sent", "refused", "sent"]
    assert answers["b"].words == "550 5.1.1 Unknown"


def test_what_was_put_off_goes_when_it_is_handed_over_again(start_spool: Start):
    said: list[bytes | None] = [b"450 4.2.0 Greylisted", None]

    with Sink(rule=lambda at, _: said.pop(0) if at == "RCPT" else None) as sink:
        start_spool(sink)
        hand_over(message("later"))

        answers = hand_over(message("later"))

    assert answers["later"].outcome == Outcome.SENT


def test_an_uncertain_one_is_never_sent_again(start_spool: Start):
    with Sink(rule=lambda at, _: b"CUT AFTER taking it" if at == "DOT" else None) as sink:
        start_spool(sink)
        hand_over(message("doubtful"))

        answers = hand_over(message("doubtful"))

    assert answers["doubtful"].outcome == Outcome.UNCERTAIN
    assert sink.taken["doubtful"] == 1


def test_a_provider_that_says_nothing_makes_the_account_wait(start_spool: Start):
    def rule(stage: str, _: bytes) -> bytes | None:
        if stage == "MAIL":
            time.sleep(0.6)
        return None

    with Sink(rule=rule) as sink:
        start_spool(sink, connections=1)

        answers = hand_over(*(message(f"m{number}") for number in range(120)))

    assert {one.outcome for one in answers.values()} == {Outcome.AWAY}
    assert sink.talks <= 12  # not one for each of 120 messages, however slow the machine


def test_goes_on_after_the_provider_comes_back(start_spool: Start):
    away = [True]

    with Sink(rule=lambda at, _: b"421 Later" if at == "HELLO" and away[0] else None) as sink:
        start_spool(sink)
        first = hand_over(message("one"))
        away[0] = False
        time.sleep(0.3)

        second = hand_over(message("one"))

    assert (first["one"].outcome, second["one"].outcome) == (Outcome.AWAY, Outcome.SENT)


def test_a_line_that_the_provider_left_is_no_news_of_the_account(start_spool: Start):
    mails: list[int] = []

    def rule(stage: str, _: bytes) -> bytes | None:
        if stage == "MAIL":
            mails.append(1)
            return b"421 Enough for one line" if len(mails) % 3 == 0 else None
        return None

    with Sink(rule=rule) as sink:
        start_spool(sink, connections=1)

        answers = hand_over(*(message(f"m{number}") for number in range(10)))

    assert {one.outcome for one in answers.values()} == {Outcome.SENT}


def test_a_letter_to_one_person_goes_before_a_mailing(start_spool: Start):
    order: list[bytes] = []

    def rule(stage: str, content: bytes) -> bytes | None:
        if stage == "DOT":
            order.append(content)
            time.sleep(0.01)
        return None

    with Sink(rule=rule) as sink:
        start_spool(sink, connections=1)
        with SpoolClient(timeout=10) as mailing:
            mailing.hand_over(message(f"bulk{number}") for number in range(100))
            sink.wait_for(5)
            hand_over(message("letter", Kind.URGENT))
            before = len(order)
            hear(mailing, 100)

    assert before < 60
    assert set(sink.taken.values()) == {1}


def test_what_nobody_waits_for_any_more_is_not_sent(start_spool: Start):
    def rule(stage: str, _: bytes) -> bytes | None:
        if stage == "MAIL":
            time.sleep(0.02)
        return None

    with Sink(rule=rule) as sink:
        spool = start_spool(sink, connections=1)
        with SpoolClient() as client:
            client.hand_over(message(f"m{number}") for number in range(200))
            time.sleep(0.1)
        ends = time.monotonic() + 10
        while spool.lines.items and time.monotonic() < ends:
            time.sleep(0.05)

    assert 0 < sink.taken.total() <= 100


def test_a_stranger_is_not_served(start_spool: Start, settings: Settings):
    with Sink() as sink:
        start_spool(sink)
        with socket.create_connection(settings.SPOOL) as stranger:
            stranger.recv(32)
            stranger.sendall(bytes(32))

            assert stranger.recv(1) == b""


def test_says_that_it_is_away(settings: Settings):
    settings.SPOOL = ("127.0.0.1", 1)

    with pytest.raises(SpoolAway):
        SpoolClient()


@pytest.mark.parametrize("word", ["a b", "a\nb", "é@example.com", "a>b"])
def test_an_address_that_would_say_more_is_refused(word: str):
    with pytest.raises(Unspeakable):
        message("one", to=word)
