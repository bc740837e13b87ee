"""Links, cookies and tickets: made again, never guessed, each for one purpose."""

import re
from datetime import UTC, datetime, timedelta
from uuid import uuid4

import pytest

from apps.participation.grants import (
    REMEMBERED,
    grant_for,
    link_token,
    open_cookie,
    open_ticket,
)

NOW = datetime(2027, 3, 16, 10, tzinfo=UTC)


def test_a_link_is_the_same_each_time_until_the_epoch_changes():
    someone = uuid4()
    first, again, other = (link_token(participation_id=someone, epoch=n) for n in (1, 1, 2))

    assert re.fullmatch(r"[A-Za-z0-9_-]{43}", first)
    assert first == again != other
    assert first != link_token(participation_id=uuid4(), epoch=1)


def test_a_cookie_is_no_ticket_and_a_ticket_no_cookie():
    grant = grant_for(participation_id=uuid4(), epoch=3, now=NOW)

    assert open_cookie(grant.cookie, now=NOW) == open_ticket(grant.ticket, now=NOW) == grant
    assert open_cookie(grant.ticket, now=NOW) is None
    assert open_ticket(grant.cookie, now=NOW) is None


def test_they_last_a_season():
    grant = grant_for(participation_id=uuid4(), epoch=1, now=NOW)
    last = NOW + REMEMBERED - timedelta(seconds=1)

    assert open_ticket(grant.ticket, now=last)
    assert open_ticket(grant.ticket, now=NOW + REMEMBERED) is None


@pytest.mark.parametrize("value", ["", ".", "a.b.c.d", "é", "1.2.3." + "A" * 43])
def test_what_nobody_signed_is_nobodys(value):
    assert open_ticket(value, now=NOW) is open_cookie(value, now=NOW) is None


def test_one_character_that_differs_spoils_it():
    ticket = grant_for(participation_id=uuid4(), epoch=1, now=NOW).ticket
    spoiled = [
        f"{ticket[:n]}{'0' if ticket[n] != '0' else '1'}{ticket[n + 1 :]}"
        for n in range(len(ticket) - 1)
    ]

    assert not any(open_ticket(one, now=NOW) for one in spoiled)
