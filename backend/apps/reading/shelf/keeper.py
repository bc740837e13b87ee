"""The keeper of a shelf: hears what changed, lets it stand, and keeps the time by itself."""

import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from datetime import datetime
from pathlib import Path
from threading import Event, Lock, Thread
from uuid import UUID

import structlog

from apps.reading.shelf import disk
from apps.reading.shelf.entry import Entry
from apps.reading.shelf.news import EVERY, News
from apps.reading.shelf.place import Place

log = structlog.get_logger()

TREES = ("booklets", "open", "listed", "kept", "front", "moved")
LAID_AT_ONCE = 4
FETCHED_AT_ONCE = 4
AFTER_A_FAILURE = 5.0
LAID = "laid"  # nginx says of nothing that it does not exist before this file does
PATIENCE = 2.0  # while the database is away


class Keeper:
    """One for each shelf, and never two: each would clear away what the other is about to lay.

    Who may read is obeyed by hands that never fetch, so that no download is waited for.
    """

    def __init__(
        self,
        shelf: Path,
        *,
        news: News,
        now: Callable[[], datetime],
        heard: Callable[[], None] = lambda: None,
        away: Callable[[], None] = lambda: None,
    ) -> None:
        self.shelf, self.news, self.now, self.heard, self.away = shelf, news, now, heard, away
        self.places: dict[UUID, Place] = {}
        self.waiting: dict[UUID, Entry] = {}
        self.busy: set[UUID] = set()
        self.lacking: set[UUID] = set()
        self.fetching: set[UUID] = set()
        self.fetched: set[UUID] = set()  # since they were settled
        self.not_before: dict[UUID, float] = {}
        self.turns: dict[UUID, datetime] = {}
        self.has_heard_all = self.is_marked = False
        self.lock, self.ended = Lock(), Event()
        self.hands = ThreadPoolExecutor(LAID_AT_ONCE, thread_name_prefix="place")
        self.errands = ThreadPoolExecutor(FETCHED_AT_ONCE, thread_name_prefix="errand")

    def run(self) -> None:
        """Until somebody says `end`."""
        self.remember()
        Thread(target=self._listen, name="news", daemon=True).start()
        while not self.ended.is_set():
            self.work()
            self.ended.wait(EVERY / 3)
        self.errands.shutdown(cancel_futures=True)
        self.hands.shutdown(cancel_futures=True)

    def end(self) -> None:
        self.ended.set()

    def remember(self) -> None:
        """What an earlier keeper left on the disk: the clock goes on, whoever is away."""
        for tree in TREES:
            for unfinished in (self.shelf / tree).rglob(f"{disk.UNFINISHED}*"):
                disk.remove(unfinished)
        for home in sorted((self.shelf / "booklets").glob("*")):
            self.waiting[UUID(home.name)] = self._place(UUID(home.name)).asked_for

    def listen_once(self) -> None:
        """Everything new waits for hands from now on."""
        for booklet_id, entry in self.news.hear(self._known):
            with self.lock:
                self.waiting[booklet_id] = entry
                self.not_before.pop(booklet_id, None)
        self.has_heard_all = True  # the first time, all there is

    def work(self) -> list[Future[None]]:
        """Begin what waits, is due, or has to be fetched."""
        with self.lock:
            self._look_again()
            ready = [one for one in self.waiting if one not in self.busy and self._may(one)]
            self.busy.update(ready)
            begun = {one: self.waiting.pop(one) for one in ready}
            idle = self.lacking - self.fetching - self.busy
            missing = {one for one in idle if self._may(one)}
            self.lacking -= missing
            self.fetching |= missing
            if self.has_heard_all and not self._has_something_to_do():
                self._mark()
        return [
            *(self.hands.submit(self._settle, one, entry) for one, entry in begun.items()),
            *(self.errands.submit(self._fetch, one) for one in missing),
        ]

    def _has_something_to_do(self) -> bool:
        return any((self.waiting, self.busy, self.lacking, self.fetching, self.fetched))

    def _mark(self) -> None:
        """All that was heard stands: from now on an unknown address is one that does not exist."""
        if not self.is_marked:
            disk.write(self.shelf / LAID, b"")
            self.is_marked = True

    def _look_again(self) -> None:
        """What was last asked for, where the clock or an errand changed something since.

        Not while a newer entry is being obeyed, which it would undo.
        """
        now = self.now()
        due = {booklet_id for booklet_id, turn in self.turns.items() if turn <= now}
        for booklet_id in (due | self.fetched) - self.busy:
            self.waiting.setdefault(booklet_id, self._place(booklet_id).asked_for)
            self.turns.pop(booklet_id, None)
            self.fetched.discard(booklet_id)

    def _settle(self, booklet_id: UUID, entry: Entry) -> None:
        place, now, failed, lacks = self._place(booklet_id), self.now(), False, False
        try:
            place.obey(entry, now)
            lacks = place.lacks(entry)
            if not lacks and booklet_id not in self.fetching:
                place.tidy()
        except Exception:
            failed = True
            log.exception("place_not_settled", booklet_id=str(booklet_id), changed=entry.changed)
        with self.lock:
            self.busy.discard(booklet_id)
            if failed:
                self.waiting.setdefault(booklet_id, entry)
                self.not_before[booklet_id] = time.monotonic() + AFTER_A_FAILURE
            if lacks:
                self.lacking.add(booklet_id)
            if turn := place.next_turn(now):  # what came meanwhile is due at once
                self.turns[booklet_id] = turn
            else:
                self.turns.pop(booklet_id, None)

    def _fetch(self, booklet_id: UUID) -> None:
        place, failed = self._place(booklet_id), False
        entry = place.asked_for
        try:
            place.fetch(entry)
        except Exception:
            failed = True
            log.exception("place_not_fetched", booklet_id=str(booklet_id), changed=entry.changed)
        with self.lock:
            self.fetching.discard(booklet_id)
            (self.lacking if failed else self.fetched).add(booklet_id)
            if failed:
                self.not_before[booklet_id] = time.monotonic() + AFTER_A_FAILURE

    def _listen(self) -> None:
        while not self.ended.is_set():
            try:
                self.listen_once()
                self.heard()
                pause = EVERY
            except Exception as error:
                log.warning("news_not_heard", error=str(error))
                self.away()
                pause = PATIENCE
            self.ended.wait(pause)

    def _known(self, booklet_id: UUID) -> int:
        with self.lock:
            if waiting := self.waiting.get(booklet_id):
                return waiting.changed
            place = self.places.get(booklet_id)
        return place.standing.changed if place else -1

    def _may(self, booklet_id: UUID) -> bool:
        return time.monotonic() >= self.not_before.get(booklet_id, 0.0)

    def _place(self, booklet_id: UUID) -> Place:
        if booklet_id not in self.places:
            self.places[booklet_id] = Place(self.shelf, booklet_id)
        return self.places[booklet_id]
