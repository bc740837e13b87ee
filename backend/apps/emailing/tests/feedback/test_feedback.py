import random
from uuid import UUID

import pytest

from apps.emailing.feedback import Feedback, Verdict, bounce_address, read_feedback
from apps.emailing.tests.feedback.answers import ANSWERS, COMPLAINTS
from apps.emailing.tests.feedback.forms import bounce, complaint

KEY = b"a key of ours"
MAILBOX = "fbl@livretier.example"


def delivery(number: int) -> str:
    return str(UUID(int=number))


def address(number: int, *, key: bytes = KEY) -> str:
    return bounce_address(delivery=delivery(number), domain="livretier.example", key=key)


def read(raw: bytes, *, recipient: str) -> Feedback | None:
    return read_feedback(raw, recipient=recipient, key=KEY)


def returned(number: int, *, key: bytes = KEY) -> tuple[str, bytes]:
    form, action, status, words, _ = ANSWERS[number]
    to = address(number, key=key)
    return to, bounce(form, to=to, action=action, status=status, words=words, name=f"n{number}")


def complained(number: int, *, key: bytes = KEY) -> tuple[str, bytes]:
    who, kind, _ = COMPLAINTS[number]
    sender = address(1_000 + number, key=key)
    return MAILBOX, complaint(who, kind=kind, sender=sender, name=f"c{number}")


class TestBounce:
    @pytest.mark.parametrize(
        "number", range(len(ANSWERS)), ids=lambda number: ANSWERS[number][3][:50]
    )
    def test_says_what_it_means_of_which_delivery(self, number):
        to, raw = returned(number)

        news = read(raw, recipient=to)

        assert news is not None
        assert (news.delivery, news.verdict) == (delivery(number), ANSWERS[number][4])
        assert len(news.words) <= 200
        assert news.words.isprintable()

    @pytest.mark.parametrize(
        "raw",
        [
            b"",
            b"\xff\xfe\x00",
            b"From: Ines\r\nSubject: Absence\r\nAuto-Submitted: auto-replied\r\n\r\nJe suis absente.\r\n",
            b"Content-Type: multipart/report; boundary=x\r\n\r\n--x\r\n\r\nno report\r\n",
            b"Content-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; x\r\n",
            b"Content-Type: multipart/report; boundary=x\r\n\r\n" + b"--x\r\n" * 10_000,
            b"Content-Type: text/plain\r\n\r\n" + b"550 5.1.1 user unknown " * 100_000,
        ],
    )
    def test_is_nothing_where_there_is_no_report(self, raw):
        assert read(raw, recipient=address(1)) is None


class TestComplaint:
    @pytest.mark.parametrize(
        "number", range(len(COMPLAINTS)), ids=lambda number: "-".join(map(str, COMPLAINTS[number]))
    )
    def test_names_the_delivery_that_it_is_about(self, number):
        to, raw = complained(number)

        news = read(raw, recipient=to)

        expected = (delivery(1_000 + number), Verdict.COMPLAINT) if COMPLAINTS[number][2] else None
        assert (news and (news.delivery, news.verdict)) == expected


class TestAll:
    def test_sixty_reports_three_times_in_any_order_are_each_one_event(self):
        reports = [returned(number) for number in range(len(ANSWERS))]
        reports += [complained(number) for number in range(len(COMPLAINTS))]
        thrice = reports * 3
        random.Random(7).shuffle(thrice)
        seen: dict[str, Feedback] = {}

        for number, (to, raw) in enumerate(thrice):
            carried = b"Received: from relay%d.example\r\n" % number + raw
            news = read(carried, recipient=to)
            if news is not None:
                assert seen.setdefault(news.event_id, news) == news

        assert len(reports) == 60
        assert len(seen) == len(ANSWERS) + sum(complains for *_, complains in COMPLAINTS)
        assert {news.delivery: news.verdict for news in seen.values()} == {
            **{delivery(number): answer[4] for number, answer in enumerate(ANSWERS)},
            **{
                delivery(1_000 + number): Verdict.COMPLAINT
                for number, (*_, complains) in enumerate(COMPLAINTS)
                if complains
            },
        }

    def test_twenty_forged_ones_are_nothing(self):
        forged = [returned(number, key=b"a key of theirs") for number in range(8)]
        forged += [complained(number, key=b"a key of theirs") for number in range(6)]
        true, raw = returned(0)
        local, host = true.split("@")
        name, mac = local.split(".")
        others = (
            f"{name}.{mac[:-1]}0@{host}" if not mac.endswith("0") else f"{name}.{mac[:-1]}1@{host}",
            f"b+{delivery(99)}.{mac}@{host}",
            f"{name}@{host}",
            f"{name}.@{host}",
            f"{name}.{mac}",
            MAILBOX,
        )
        forged += [(to, raw) for to in others]

        assert len(forged) == 20
        assert [to for to, one in forged if read(one, recipient=to) is not None] == []
