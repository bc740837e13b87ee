import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from math import inf
from uuid import UUID

from django.db import Error
from django.utils import timezone

from apps.emailing.models import Campaign
from apps.emailing.services._letters import Letters
from apps.emailing.services.claim_deliveries import MOST, Claimed, claim_deliveries
from apps.emailing.services.hand_deliveries import hand_deliveries
from apps.emailing.services.list_turns import is_awaited, list_turns, rests
from apps.emailing.services.mark_deliveries import Told, mark_deliveries
from apps.emailing.services.release_deliveries import release_deliveries, renew_leases
from apps.participation import services as participation
from shared.ids import uuid7
from shared.spool.client import SpoolAway, SpoolClient
from shared.spool.messages import Answer, Message, Outcome, Unspeakable, question
from shared.tenancy.scope import act_as_company

GROUP = 50
WINDOW = 4 * GROUP  # of a company, handed over and not yet answered
MOST_ON_THEIR_WAY = 4 * WINDOW
LOOKED_EVERY = 0.1  # seconds, for companies that wait
MARKED_WITHIN = 1.0  # seconds after an answer, however few came with it
RENEWED_AFTER = 15.0
REST_SECONDS = 5.0  # while the provider takes no mail


@dataclass(frozen=True, slots=True)
class Held:
    """A message of which the spool has not spoken yet."""

    campaign: Campaign
    claimed: Claimed
    reason: str


@dataclass(frozen=True, slots=True)
class Heard:
    """What the spool said of a campaign, not yet written down."""

    campaign: Campaign
    since: float
    told: list[Told]


class Sender:
    """One worker: claims, hands over to the spool, and writes down what it answers."""

    def __init__(
        self, *, clock: Callable[[], datetime] = timezone.now, by_night: bool = False
    ) -> None:
        self.worker = uuid7()
        self._clock, self._by_night = clock, by_night
        self._letters = Letters()
        self._client: SpoolClient | None = None
        self._claimed: dict[UUID, Held] = {}  # until their answer is written down
        self._held: dict[str, Held] = {}
        self._on_their_way: Counter[UUID] = Counter()  # of each company
        self._heard: dict[UUID, Heard] = {}
        self._rests_until = self._looks_at = 0.0
        self._looked_at = clock()

    def step(self) -> bool:
        """Some messages of the campaign whose turn it is; whether there was anything to do."""
        self._let_go()
        try:
            return self._step()
        except (SpoolAway, Error):
            self._lose()
            raise

    def end(self) -> None:
        """What is on its way is waited for."""
        while self._held:
            self._hear()
        self._mark_all()
        if self._client:
            self._client.close()

    def _step(self) -> bool:
        if self._client is None:
            self._client = SpoolClient()
        claimed = self._claim()
        for campaign, group in claimed:
            self._serve_others(campaign)
            while self._room_of(campaign) < GROUP:
                self._hear()
                self._serve_others(campaign)
            self._hand_over(campaign, group)
        if claimed:
            return True
        if self._held:
            self._hear()
            return True
        self._mark_all()
        return False

    def _serve_others(self, campaign: Campaign) -> None:
        """Whoever waits beside has as much on its way as there is room for: the spool serves them in turn."""
        if time.monotonic() < self._looks_at:
            return
        self._looks_at = time.monotonic() + LOOKED_EVERY
        since, self._looked_at = self._looked_at, self._clock()
        if is_awaited(besides=campaign.company_id, since=since, now=self._looked_at):
            for other, group in self._claim(besides=campaign.company_id):
                self._hand_over(other, group)

    def _claim(self, *, besides: UUID | None = None) -> list[tuple[Campaign, Sequence[Claimed]]]:
        """Some of the campaign whose turn it is; besides a company, only as many as go at once."""
        if time.monotonic() < self._rests_until:
            return []
        for campaign in list_turns(now=self._clock(), by_night=self._by_night):
            most = MOST if besides is None else self._room_of(campaign) // GROUP * GROUP
            if campaign.company_id == besides or most < GROUP:
                continue
            claimed = claim_deliveries(
                campaign=campaign, worker=self.worker, now=self._clock(), most=most
            )
            if claimed:
                self._claimed |= {one.id: Held(campaign, one, "") for one in claimed}
                return [(campaign, group) for group in _groups(claimed)]
        return []

    def _hand_over(self, campaign: Campaign, group: Sequence[Claimed]) -> None:
        assert self._client
        if not self._by_night and rests(campaign, now=self._clock()):
            self._put_back(campaign, group)
            return
        self._keep_renewed_links(campaign, group)
        going = hand_deliveries(
            campaign=campaign, claimed=group, worker=self.worker, now=self._clock()
        )
        messages = []
        for one in group:
            if one.id not in going:  # left out, or another worker's by now
                self._claimed.pop(one.id, None)
                continue
            message = self._message(Held(campaign, one, going[one.id]))
            if message:
                messages.append(message)
        self._client.hand_over(messages)

    def _room_of(self, campaign: Campaign) -> int:
        """A few of each company are on their way at once: none waits for the answers of another's."""
        return min(
            WINDOW - self._on_their_way[campaign.company_id], MOST_ON_THEIR_WAY - len(self._held)
        )

    def _message(self, held: Held) -> Message | None:
        claimed = held.claimed
        if held.reason:
            message = question(claimed.message_id)
        else:
            try:
                message = self._letters.write(held.campaign, claimed)
            except Unspeakable:
                refused = Answer(claimed.message_id, Outcome.REFUSED, time.time())
                self._note(Held(held.campaign, claimed, "bad_address"), refused)
                return None
        self._held[message.id] = held
        self._on_their_way[held.campaign.company_id] += 1
        return message

    def _hear(self) -> None:
        assert self._client
        answers = self._client.hear(seconds=RENEWED_AFTER)
        if not answers:
            held = [one.claimed.id for one in self._held.values()]
            months = {one.campaign.partition for one in self._held.values()}
            renew_leases(ids=held, months=months, worker=self.worker, now=self._clock())
        for answer in answers:
            held_one = self._held.pop(answer.id, None)
            if held_one:
                self._on_their_way[held_one.campaign.company_id] -= 1
                self._note(held_one, answer)
        if not self._held:
            self._on_their_way.clear()
            self._mark_all()
        else:
            self._mark_all(until=time.monotonic() - MARKED_WITHIN)

    def _note(self, held: Held, answer: Answer) -> None:
        if answer.outcome is Outcome.AWAY:
            self._rests_until = time.monotonic() + REST_SECONDS
        new = Heard(held.campaign, time.monotonic(), [])
        heard = self._heard.setdefault(held.campaign.id, new)
        heard.told.append(Told(held.claimed.id, answer, held.reason))
        if len(heard.told) >= GROUP:
            self._mark(heard)

    def _mark_all(self, *, until: float = inf) -> None:
        """Those of whom something was heard by then."""
        for heard in [one for one in self._heard.values() if one.since <= until]:
            self._mark(heard)

    def _mark(self, heard: Heard) -> None:
        mark_deliveries(
            campaign=heard.campaign, told=heard.told, worker=self.worker, now=self._clock()
        )
        for one in heard.told:
            self._claimed.pop(one.id, None)
        del self._heard[heard.campaign.id]

    def _lose(self) -> None:
        """The spool or PostgreSQL left: whatever is not written down is asked for anew."""
        if self._client:
            self._client.close()
        self._client = None
        self._held.clear()
        self._on_their_way.clear()
        self._heard.clear()

    def _put_back(self, campaign: Campaign, group: Sequence[Claimed]) -> None:
        """The hour came at which its company writes no more: whoever wakes first takes these."""
        ids = [one.id for one in group]
        release_deliveries(
            ids=ids, months=[campaign.partition], worker=self.worker, now=self._clock()
        )
        for one in ids:
            self._claimed.pop(one, None)

    def _let_go(self) -> None:
        if self._client is None and self._claimed:
            months = {one.campaign.partition for one in self._claimed.values()}
            release_deliveries(
                ids=self._claimed, months=months, worker=self.worker, now=self._clock()
            )
            self._claimed.clear()

    def _keep_renewed_links(self, campaign: Campaign, group: Sequence[Claimed]) -> None:
        """Those of the launch are kept; whoever was left out and taken back has another one."""
        renewed = [one.participation_id for one in group if one.link_epoch > 1]
        if renewed:
            with act_as_company(campaign.company_id):
                participation.keep_links(booklet=campaign.booklet, participation_ids=renewed)


def _groups(claimed: Sequence[Claimed]) -> Iterator[Sequence[Claimed]]:
    return (claimed[start : start + GROUP] for start in range(0, len(claimed), GROUP))
