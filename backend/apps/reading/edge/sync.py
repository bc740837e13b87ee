"""The edge sync: hears what changed, lets it stand, and keeps the time by itself."""

import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from datetime import datetime
from pathlib import Path
from threading import Event, Lock, Thread
from uuid import UUID

import structlog

from apps.reading.edge import disk
from apps.reading.edge.booklet_dir import BookletDir
from apps.reading.edge.entry import Entry
from apps.reading.edge.news import EVERY, News

log = structlog.get_logger()

TREES = ("booklets", "open", "listed", "kept", "front", "said", "moved")
LAID_AT_ONCE = 4
FETCHED_AT_ONCE = 4
AFTER_A_FAILURE = 5.0
LAID = "laid"  # nginx says of nothing that it does not exist before this file does
PATIENCE = 2.0  # while the database is away


class EdgeSync:
    """One for each edge, and never two: each would clear away what the other is about to lay.

    Who may read is obeyed by hands that never fetch, so that no download is waited for.
    """

    def __init__(
        self,
        edge: Path,
        *,
        news: News,
        now: Callable[[], datetime],
        heard: Callable[[], None] = lambda: None,
        away: Callable[[], None] = lambda: None,
    ) -> None:
        self.edge, self.news, self.now, self.heard, self.away = edge, news, now, heard, away
        self.dirs: dict[UUID, BookletDir] = {}
        self.waiting: dict[UUID, Entry] = {}
        self.busy: set[UUID] = set()
        self.lacking: set[UUID] = set()
        self.fetching: set[UUID] = set()
        self.fetched: set[UUID] = set()  # since they were settled
        self.not_before: dict[UUID, float] = {}
        self.alarms: dict[UUID, datetime] = {}
        self.has_heard_all = self.is_marked = False
        self.settled = 0
        self.lock, self.ended = Lock(), Event()
        self.hands = ThreadPoolExecutor(LAID_AT_ONCE, thread_name_prefix="booklet")
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

    def so_far(self) -> tuple[int, int]:
        """How many booklets were settled since it began, and how many are not."""
        with self.lock:
            unsettled = {*self.waiting, *self.busy, *self.lacking, *self.fetching, *self.fetched}
            return self.settled, len(unsettled)

    def remember(self) -> None:
        """What an earlier sync left on the disk: the clock goes on, whoever is away."""
        for tree in TREES:
            for unfinished in (self.edge / tree).rglob(f"{disk.UNFINISHED}*"):
                disk.remove(unfinished)
        for home in sorted((self.edge / "booklets").glob("*")):
            self.waiting[UUID(home.name)] = self._dir_of(UUID(home.name)).asked_for

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
            disk.write(self.edge / LAID, b"")
            self.is_marked = True

    def _look_again(self) -> None:
        """What was last asked for, where the clock or an errand changed something since.

        Not while a newer entry is being obeyed, which it would undo.
        """
        now = self.now()
        due = {booklet_id for booklet_id, at in self.alarms.items() if at <= now}
        for booklet_id in (due | self.fetched) - self.busy:
            self.waiting.setdefault(booklet_id, self._dir_of(booklet_id).asked_for)
            self.alarms.pop(booklet_id, None)
            self.fetched.discard(booklet_id)

    def _settle(self, booklet_id: UUID, entry: Entry) -> None:
        booklet_dir, now, failed, lacks = self._dir_of(booklet_id), self.now(), False, False
        try:
            booklet_dir.obey(entry, now)
            lacks = booklet_dir.lacks(entry)
            if not lacks and booklet_id not in self.fetching:
                booklet_dir.tidy()
        except Exception:
            failed = True
            log.exception("booklet_not_settled", booklet_id=str(booklet_id), changed=entry.changed)
        with self.lock:
            self.busy.discard(booklet_id)
            self.settled += not failed
            if failed:
                self.waiting.setdefault(booklet_id, entry)
                self.not_before[booklet_id] = time.monotonic() + AFTER_A_FAILURE
            if lacks:
                self.lacking.add(booklet_id)
            if change := booklet_dir.next_change(now):  # what came meanwhile is due at once
                self.alarms[booklet_id] = change
            else:
                self.alarms.pop(booklet_id, None)

    def _fetch(self, booklet_id: UUID) -> None:
        booklet_dir, failed = self._dir_of(booklet_id), False
        entry = booklet_dir.asked_for
        try:
            booklet_dir.fetch(entry)
        except Exception:
            failed = True
            log.exception("booklet_not_fetched", booklet_id=str(booklet_id), changed=entry.changed)
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
            booklet_dir = self.dirs.get(booklet_id)
        return booklet_dir.standing.changed if booklet_dir else -1

    def _may(self, booklet_id: UUID) -> bool:
        return time.monotonic() >= self.not_before.get(booklet_id, 0.0)

    def _dir_of(self, booklet_id: UUID) -> BookletDir:
        if booklet_id not in self.dirs:
            self.dirs[booklet_id] = BookletDir(self.edge, booklet_id)
        return self.dirs[booklet_id]
