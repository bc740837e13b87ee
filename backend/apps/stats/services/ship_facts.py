from datetime import datetime
from threading import Lock

import structlog

from apps.stats import selectors
from apps.stats.facts import Segments
from apps.stats.selectors import Place
from apps.stats.services.load_facts import Loader, load_facts
from shared.tenancy import act_as_platform

log = structlog.get_logger()

AT_ONCE = 1 << 20  # bytes of a segment: some ten thousand facts
ROOM = 2 << 30  # bytes that wait on the disk at most


class Shipping:
    """What the loaders of a reading node bring from its disk, each from where it was."""

    def __init__(self, segments: Segments, loaders: list[Loader], *, room: int = ROOM) -> None:
        self.segments, self.loaders, self.room = segments, loaders, room
        self._places: dict[int, Place] = {}
        self._dropped, self._brought, self._lock = 0, 0, Lock()

    def step(self, loader: Loader, *, now: datetime) -> bool:
        """The next lines; whether there were any, or another segment to go on with."""
        place = self._place_of(loader)
        chunk = self.segments.read(place.segment, offset=place.offset, most=AT_ONCE)
        if not chunk.lines:
            return self._turn(loader, place, now)
        dropped = self._take_dropped()
        until = Place(place.segment, chunk.end)
        try:
            added = load_facts(chunk.lines, loader=loader, until=until, now=now, dropped=dropped)
        except BaseException:
            self._give_back(dropped)
            raise
        self._places[loader.number] = until
        with self._lock:
            self._brought += added
        return True

    def so_far(self) -> tuple[int, int]:
        """How many facts were brought since it began, and how many bytes of them wait on the disk."""
        places = [self._places.get(loader.number, Place("", 0)) for loader in self.loaders]
        return self._brought, self.segments.unread(*min(places))

    def tidy(self, *, now: datetime) -> None:
        """Segments that every loader has behind it go; so do the oldest when the disk is needed."""
        places = [self._places.get(loader.number) for loader in self.loaders]
        behind = min((place.segment for place in places if place), default="")
        names = self.segments.names()
        if None not in places:
            for name in names:
                if name < behind and self.segments.is_over(name, now=now):
                    self.segments.drop(name)
        while len(names := self.segments.names()) > 1 and self.segments.size() > self.room:
            self._drop_oldest(names[0])

    def _place_of(self, loader: Loader) -> Place:
        if loader.number not in self._places:
            with act_as_platform():
                self._places[loader.number] = selectors.place_of(
                    node=loader.node, loaders=loader.of, loader=loader.number
                )
        return self._places[loader.number]

    def _turn(self, loader: Loader, place: Place, now: datetime) -> bool:
        names = self.segments.names()
        if place.segment in names and not self.segments.is_over(place.segment, now=now):
            return False
        following = next((name for name in names if name > place.segment), None)
        if following is None:
            return False
        self._places[loader.number] = Place(following, 0)
        return True

    def _drop_oldest(self, name: str) -> None:
        places = self._places.values()
        offset = min((one.offset if one.segment == name else 0 for one in places), default=0)
        dropped = self.segments.drop(name, offset=offset)
        log.warning("facts_dropped", segment=name, lines=dropped)
        with self._lock:
            self._dropped += dropped

    def _take_dropped(self) -> int:
        with self._lock:
            dropped, self._dropped = self._dropped, 0
        return dropped

    def _give_back(self, dropped: int) -> None:
        with self._lock:
            self._dropped += dropped
