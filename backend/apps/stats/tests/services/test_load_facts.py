import random
from collections import Counter
from datetime import UTC, date, datetime, timedelta

import pytest
from django.db import DataError

from apps.stats.models import Cursor, FactBy, FactDay, ReadingFact
from apps.stats.selectors import Place
from apps.stats.services import Loader, load_facts
from apps.stats.tests.told import fact, line, pages_of, published
from shared.tenancy import act_as_platform

pytestmark = pytest.mark.django_db

NOW = datetime(2027, 3, 12, 9, 0, tzinfo=UTC)
TODAY = NOW.date()
SOMEWHERE = Place("1804838", 0)


def load(
    *lines: str, loader: Loader | None = None, until: Place = SOMEWHERE, now: datetime = NOW
) -> int:
    return load_facts(lines, loader=loader or Loader("node"), until=until, now=now)


def counted(day: date = TODAY) -> Counter[tuple[str, str, str]]:
    rows = FactDay.objects.filter(day=day).values_list("kind", "subject", "outcome", "n")
    return Counter({(kind, subject, outcome): n for kind, subject, outcome, n in rows})


def told_apart(dimension: str) -> dict[tuple[str, str], int]:
    rows = FactBy.objects.filter(dimension=dimension).values_list("value", "kind", "n")
    return {(value, kind): n for value, kind, n in rows}


class TestCounts:
    def test_are_of_a_day_by_page_and_told_apart(self):
        publication, folder = published()
        page = pages_of(publication)[0]

        added = load(
            line(folder, fact("o", TODAY), fact(f"p{page}", TODAY), channel="q", device="p"),
            line(folder, fact("o", TODAY), fact("d", TODAY), channel="l", device="c"),
        )

        assert added == 4
        assert counted() == {("o", "", ""): 2, ("p", page, ""): 1, ("d", "", ""): 1}
        assert told_apart("channel") == {("q", "o"): 1, ("l", "o"): 1}
        assert told_apart("device") == {("p", "o"): 1, ("c", "o"): 1}
        assert told_apart("locale") == {("fr-FR", "o"): 2}
        assert told_apart("version") == {(str(publication.id), "o"): 2}

    def test_grow_with_what_comes_later(self):
        _, folder = published()

        for _ in range(3):
            load(line(folder, fact("o", TODAY)))

        assert counted() == {("o", "", ""): 3}

    def test_count_once_what_is_sent_again_in_one_go_or_later(self):
        _, folder = published()
        once = line(folder, fact("o", TODAY))

        added = [load(once, once), load(once), load(once, line(folder, fact("o", TODAY)))]

        assert added == [1, 0, 1]
        assert counted() == {("o", "", ""): 2}

    def test_are_exact_whatever_is_doubled_shuffled_and_sent_again(self):
        rng = random.Random(42)
        booklets = [published() for _ in range(3)]
        expected: Counter[tuple[object, ...]] = Counter()
        lines = []
        for _ in range(400):
            publication, folder = rng.choice(booklets)
            day = TODAY - timedelta(days=rng.randrange(30))
            page = rng.choice(pages_of(publication))
            facts = [fact("o", day), fact(f"p{page}", day)]
            expected[(publication.booklet_id, day, "o", "")] += 1
            expected[(publication.booklet_id, day, "p", page)] += 1
            lines.append(line(folder, *facts, device=rng.choice("ptc")))
        sent = lines + rng.sample(lines, 80)
        rng.shuffle(sent)

        while sent:
            batch, sent = sent[:37], sent[37:]
            load(*batch)
            if rng.random() < 0.25:  # the cursor was lost: all of it comes again
                load(*batch)

        rows = FactDay.objects.values_list("booklet_id", "day", "kind", "subject", "n")
        assert {row[:4]: row[4] for row in rows} == expected
        assert ReadingFact.objects.count() == sum(expected.values())


class TestForged:
    @pytest.mark.parametrize("folder", ["f" * 16, "0" * 16])
    def test_a_bundle_that_nobody_published_counts_nowhere(self, folder: str):
        published("0123456789abcdef")

        assert load(line(folder, fact("o", TODAY))) == 0
        assert not FactDay.objects.exists()

    def test_a_page_of_another_booklet_counts_nowhere(self):
        (_, folder), (other, _) = published(), published()

        assert load(line(folder, fact(f"p{pages_of(other)[0]}", TODAY))) == 0

    @pytest.mark.parametrize("days", [-400, -36, 2, 60])
    def test_a_day_long_ago_or_to_come_counts_nowhere(self, days: int):
        _, folder = published()

        assert load(line(folder, fact("o", TODAY + timedelta(days=days)))) == 0

    @pytest.mark.parametrize("days", [-35, 1])
    def test_what_was_kept_on_a_device_without_a_network_counts_on_its_day(self, days: int):
        _, folder = published()
        day = TODAY + timedelta(days=days)

        assert load(line(folder, fact("o", day))) == 1
        assert counted(day) == {("o", "", ""): 1}


class TestLoaders:
    def test_divide_the_booklets_and_bring_each_once(self):
        _, folder = published()
        lines = [line(folder, fact("o", TODAY), slug=f"livret-{number}") for number in range(40)]
        loaders = [Loader("node", number, 3) for number in range(3)]

        added = [load(*lines, loader=loader) for loader in loaders]

        assert sum(added) == 40
        assert all(added)

    def test_remember_how_far_they_came_even_where_nothing_was_theirs(self):
        load("nonsense", until=Place("1804838", 9))
        load(until=Place("1804839", 0))

        cursor = Cursor.objects.get()
        assert (cursor.node, cursor.segment, cursor.offset) == ("node", "1804839", 0)

    def test_bring_all_or_nothing(self):
        _, folder = published()

        with act_as_platform():
            Cursor.objects.create(node="node", loaders=1, loader=0, segment="1", offset=7)
        with pytest.raises(DataError):
            load(line(folder, fact("o", TODAY)), until=Place("too long for a name" * 9, 0))

        assert not ReadingFact.objects.exists()
        assert Cursor.objects.get().offset == 7

    def test_look_a_new_bundle_up_again_after_a_minute(self, monkeypatch: pytest.MonkeyPatch):
        loader = Loader("node")
        clock = [1000.0]
        monkeypatch.setattr("apps.stats.selectors.editions.time.monotonic", lambda: clock[0])
        before = load(line("a" * 16, fact("o", TODAY)), loader=loader)
        published("a" * 16)

        soon = load(line("a" * 16, fact("o", TODAY)), loader=loader)
        clock[0] += 61
        later = load(line("a" * 16, fact("o", TODAY)), loader=loader)

        assert (before, soon, later) == (0, 0, 1)
