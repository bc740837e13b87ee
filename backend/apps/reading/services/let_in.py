"""The doors of a kept booklet: whoever may read gets a pass, which nginx checks from then on."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from uuid import UUID

from django.utils import timezone

from apps.companies.models import Membership
from apps.companies.selectors import get_own_membership
from apps.reading import selectors
from apps.reading.grants import (
    DEVICE_REMEMBERED,
    MEMBER_REMEMBERED,
    Pass,
    grant_of,
    hash_of,
    new_grant,
    same_code,
    unseal_code,
)
from apps.reading.models import ReadingLink, ReadingMode
from apps.reading.questions import Remembered, WhoHoldsLink
from apps.reading.selectors import Door
from shared import errors
from shared.actor import Actor
from shared.delays import Delay, Note
from shared.limits import Limit
from shared.questions import ask

TRIES = Delay(
    name="codes of a booklet",
    free=5,
    first=timedelta(seconds=5),
    longest=timedelta(minutes=1),
    forgotten_after=timedelta(hours=1),
    closed_without_redis=True,
)
TRIES_OF_ALL = Delay(
    name="codes of a booklet from everywhere",
    free=300,
    first=timedelta(seconds=1),
    longest=timedelta(minutes=1),
    forgotten_after=timedelta(days=1),
    closed_without_redis=True,
)
RIGHT_LATELY = Note(name="right codes of an address", kept=timedelta(days=30))
OPENED_BY_LINKS = (ReadingMode.CODE, ReadingMode.NAMED)
WRONG_LINKS = Limit(name="reading links of an address", times=100, within=timedelta(minutes=15))


class WrongCode(errors.Forbidden):
    code = "wrong_reading_code"


class UnknownLink(errors.Forbidden):
    code = "unknown_reading_link"


class EndedLink(errors.Forbidden):
    code = "ended_reading_link"


def let_in_by_code(
    *, door: Door, code: str, address: str, former_pass: str = "", now: datetime
) -> Pass | None:
    """A pass for whoever knows the code; None where no code is asked.

    A try is counted before it is looked at, and given back when it was right. A device that was let in before
    is counted by itself, and an address where the right code was known lately waits for no other.
    """
    if door.access.mode != ReadingMode.CODE:
        return None
    asked = f"{door.booklet.id} {door.access.epoch}"  # another code is guessed anew
    remembered = grant_of(former_pass, slug=door.booklet.slug)
    own = f"device {remembered}" if remembered else address
    trusted = bool(remembered) or RIGHT_LATELY.is_noted(asked, address)
    if not trusted:
        TRIES_OF_ALL.check(asked, now=now)
    TRIES.take(asked, own, now=now)
    if not trusted:
        TRIES_OF_ALL.take(asked, now=now)
    if not same_code(code, unseal_code(door.access.code)):
        raise WrongCode
    TRIES.give_back(asked, own)
    if not trusted:
        TRIES_OF_ALL.give_back(asked)
    RIGHT_LATELY.note(asked, address)
    return _pass(door, new_grant(), now + DEVICE_REMEMBERED)


@dataclass(frozen=True, slots=True, kw_only=True)
class Entered:
    """Who came by a personal link: a pass where one is asked, and who they are where that is known."""

    passed: Pass | None
    person: Remembered | None


def let_in_by_link(*, door: Door, token: str, address: str, now: datetime) -> Entered:
    """For whoever holds a personal link; it opens what is kept for those who have one.

    That a link is over is told only to who holds it: nobody guesses its token.
    """
    WRONG_LINKS.check(address, now=now)
    link = selectors.find_link(booklet=door.booklet, token_hash=hash_of(token))
    if link is None or link.revoked_at is not None:
        WRONG_LINKS.take(address, now=now)
        raise UnknownLink if link is None else EndedLink
    until = now + DEVICE_REMEMBERED
    if link.expires_on:
        until = min(until, selectors.end_of_day(link.expires_on, door.booklet.company))
    if until <= now:
        raise EndedLink
    opens = door.access.mode in OPENED_BY_LINKS
    person = _person(link, token, until)
    if person and not selectors.is_in_force(link):
        raise EndedLink  # while it was asked whose it is: they may have another one by now
    return Entered(passed=_pass(door, str(link.id), until) if opens else None, person=person)


def _person(link: ReadingLink, token: str, until: datetime) -> Remembered | None:
    if link.participation_id is None:
        return None
    told = ask(
        WhoHoldsLink,
        company_id=link.company_id,
        participation_id=link.participation_id,
        token=token,
        until=until,
    )
    return told[0] if told else None


def let_in_member(*, door: Door, actor: Actor, now: datetime) -> Pass | None:
    """A pass for somebody of the company; None for everybody else."""
    if door.access.mode != ReadingMode.SIGNED_IN or actor.user_id is None:
        return None
    company = door.booklet.company
    # Before the look at the membership: what ends meanwhile ends this pass too.
    grant = selectors.grant_of_member(company_id=company.id, user_id=actor.user_id)
    membership = _membership(actor, company.id, now)
    if membership is None:
        return None
    until = now + MEMBER_REMEMBERED
    if membership.ends_on:
        until = min(until, selectors.end_of_day(membership.ends_on, company))
    return _pass(door, grant, until) if until > now else None


def _membership(actor: Actor, company_id: UUID, now: datetime) -> Membership | None:
    if not actor.terms_accepted or actor.second_factor_missing:
        return None
    today = timezone.localdate(now)
    try:
        membership = get_own_membership(actor=actor, company_id=company_id, today=today)
    except errors.NotFound:
        return None
    return membership if membership.user.is_active else None


def _pass(door: Door, grant: str, until: datetime) -> Pass:
    closes_at = door.reading.closes_at
    return Pass(
        slug=door.booklet.slug,
        grant=grant,
        epoch=door.access.epoch,
        until=min(until, closes_at) if closes_at else until,
    )
