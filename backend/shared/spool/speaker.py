"""A connection's work: blocks of messages, each known to the journal before the provider hears of it."""

import time
from collections.abc import Callable, Sequence
from threading import Event, Lock

import structlog

from shared.spool.journal import Journal
from shared.spool.lines import Item, Lines, Waiter
from shared.spool.messages import Answer, Outcome
from shared.spool.pace import Pace
from shared.spool.provider import AccountAway, Line

BLOCK = 50
LEAST = 5  # of a block, before it gives way: each one costs a sync of the disk
FIRST_PAUSE, LONGEST_PAUSE = 5.0, 60.0
IDLE_SECONDS = 20.0  # then the line is left, before the provider leaves it
TOLD_EVERY = 0.1

log = structlog.get_logger()


class Account:
    """What the connections know together of the provider."""

    def __init__(self) -> None:
        self.waits_until, self.why, self.open_lines = 0.0, "", 0
        self._pause, self._lock = FIRST_PAUSE, Lock()

    @property
    def waits(self) -> bool:
        return time.monotonic() < self.waits_until

    def note_away(self, why: str) -> None:
        """Nothing is tried for a while, a longer one each time."""
        with self._lock:
            if self.waits:
                return
            self.waits_until, self.why = time.monotonic() + self._pause, why
            self._pause = min(2 * self._pause, LONGEST_PAUSE)
        log.warning("mail_account_waits", why=why)

    def note_answer(self) -> None:
        """It speaks to us."""
        self._pause = FIRST_PAUSE

    def count(self, change: int) -> None:
        with self._lock:
            self.open_lines += change


class Speaker:
    """One thread, one connection."""

    def __init__(
        self,
        *,
        lines: Lines,
        journal: Journal,
        account: Account,
        pace: Pace,
        connect: Callable[[], Line],
        ended: Event,
    ) -> None:
        self._lines, self._journal, self._account = lines, journal, account
        self._pace, self._connect, self._ended = pace, connect, ended
        self._line: Line | None = None
        self._used_at = self._told_at = 0.0
        self._begun = 0  # flows, when the block was taken
        self._untold: set[Waiter] = set()

    def run(self) -> None:
        """Until the process ends; a message in hand is finished first."""
        while not self._ended.is_set():
            self._begun = self._lines.begun
            block = self._lines.take(BLOCK, seconds=0.5)
            if block:
                self._speak(block)
            elif self._line and time.monotonic() - self._used_at > IDLE_SECONDS:
                self._hang_up(politely=True)
        self._hang_up(politely=True)

    def _speak(self, block: Sequence[Item]) -> None:
        if not self._reach(block):
            return
        self._journal.plan(item.message.id for item in block)
        left = list(reversed(block))
        while left and not self._ended.is_set():
            if not left[-1].urgent and (first := self._lines.take_urgent(BLOCK)):
                self._speak(first)
            if len(block) - len(left) >= LEAST and self._gives_way(left):
                left = []
            elif not self._say(left.pop()):
                break
        self._give_back(left)
        self._tell()

    def _gives_way(self, left: Sequence[Item]) -> bool:
        """Whoever came meanwhile does not wait until this block ends."""
        begun = self._lines.begun
        if begun == self._begun or left[-1].urgent:
            return False
        self._begun = begun
        return self._lines.give_way(left[::-1])

    def _reach(self, block: Sequence[Item]) -> bool:
        """Whether there is a line; if not, whoever waits knows why."""
        if self._line:
            return True
        try:
            self._line = self._connect()
        except AccountAway as away:
            if self._account.open_lines:  # the provider wants fewer of them, and serves the others
                self._lines.put_back(block)
                self._ended.wait(FIRST_PAUSE)
                return False
            self._account.note_away(str(away))
            self._give_back(block)
            self._tell()
            return False
        self._account.count(1)
        return True

    def _say(self, item: Item) -> bool:
        """Whether the provider said something of this message, and may be told the next."""
        if not self._line and not self._reach_again():
            self._give_back([item])
            return False
        if not item.urgent:
            self._pace.wait()
        reused = bool(self._used_at)
        try:
            answer = self._deliver(item)
        except AccountAway as away:
            self._hang_up()
            if reused:  # a line that was closed meanwhile is no news of the account
                return self._say(item)
            self._account.note_away(str(away))
            self._give_back([item])
            return False
        self._used_at = time.monotonic()
        self._finish(item, answer)
        if answer.outcome is Outcome.UNCERTAIN:
            self._hang_up()
            self._account.note_away(answer.words)
            return False
        self._account.note_answer()
        return True

    def _deliver(self, item: Item) -> Answer:
        assert self._line
        message = item.message
        return self._line.deliver(message, before_dot=lambda: self._journal.intend(message.id))

    def _reach_again(self) -> bool:
        try:
            self._line = self._connect()
        except AccountAway as away:
            self._account.note_away(str(away))
            return False
        self._account.count(1)
        return True

    def _finish(self, item: Item, answer: Answer) -> None:
        self._journal.note(answer)
        with self._lines.changed:
            del self._lines.items[item.message.id]
        for waiter in item.waiters:
            waiter.tell(answer)
        self._untold.update(item.waiters)
        if item.urgent or time.monotonic() - self._told_at > TOLD_EVERY:
            self._tell()

    def _give_back(self, items: Sequence[Item]) -> None:
        for item in items:
            why = self._account.why
            self._finish(item, Answer(item.message.id, Outcome.AWAY, time.time(), why))

    def _tell(self) -> None:
        """Everybody who waits for an answer, not only whose message was the last."""
        for waiter in self._untold:
            waiter.flush()
        self._untold.clear()
        self._told_at = time.monotonic()

    def _hang_up(self, *, politely: bool = False) -> None:
        if not self._line:
            return
        self._line.leave() if politely and self._line.is_open else self._line.close()
        self._line, self._used_at = None, 0.0
        self._account.count(-1)
