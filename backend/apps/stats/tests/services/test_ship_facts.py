from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from django.db import OperationalError

from apps.stats.facts import Segments
from apps.stats.models import Cursor, FactDay
from apps.stats.services import Loader, Shipping
from apps.stats.tests.told import fact, line, published

pytestmark = pytest.mark.django_db

NOW = datetime(2027, 3, 12, 9, 0, tzinfo=UTC)
CURRENT = int(NOW.timestamp()) // 1000


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "lost+found").mkdir()
    return tmp_path


def write(folder: Path, segment: int, *lines: str, end: str = "\n") -> None:
    with (folder / str(segment)).open("a") as file:
        file.write("\n".join(lines) + end)


def shipping_of(folder: Path, *, loaders: int = 1, room: int = 1 << 30) -> Shipping:
    return Shipping(
        Segments(folder), [Loader("node", n, loaders) for n in range(loaders)], room=room
    )


def bring(shipping: Shipping, now: datetime = NOW) -> None:
    for loader in shipping.loaders:
        while shipping.step(loader, now=now):
            pass


def openings() -> int:
    return sum(FactDay.objects.filter(kind="o").values_list("n", flat=True))


def opened(bundle: str, number: int = 1) -> list[str]:
    return [line(bundle, fact("o", NOW.date())) for _ in range(number)]


def test_segments_are_brought_one_after_the_other_and_go_once_they_are_over(folder: Path):
    _, bundle = published()
    write(folder, CURRENT - 2, *opened(bundle, 3))
    write(folder, CURRENT, *opened(bundle, 2))
    shipping = shipping_of(folder)

    bring(shipping)
    shipping.tidy(now=NOW)

    assert openings() == 5
    assert [one.name for one in folder.iterdir() if one.is_file()] == [str(CURRENT)]


def test_a_line_that_is_half_written_waits_for_its_end(folder: Path):
    _, bundle = published()
    (whole,) = opened(bundle)
    write(folder, CURRENT, whole, whole[:40], end="")
    shipping = shipping_of(folder)

    bring(shipping)
    before = openings()
    write(folder, CURRENT, whole[40:])
    bring(shipping)

    assert before == 1
    assert Cursor.objects.get().offset == (folder / str(CURRENT)).stat().st_size


def test_what_starts_again_goes_on_where_it_was(folder: Path):
    _, bundle = published()
    write(folder, CURRENT, *opened(bundle, 3))
    bring(shipping_of(folder))
    write(folder, CURRENT, *opened(bundle, 2))

    again = shipping_of(folder)
    (folder / str(CURRENT)).write_bytes(b"#" * 10 + (folder / str(CURRENT)).read_bytes()[10:])
    bring(again)

    assert openings() == 5


def test_another_number_of_loaders_reads_all_again_and_counts_it_once(folder: Path):
    _, bundle = published()
    write(folder, CURRENT, *opened(bundle, 5))

    bring(shipping_of(folder))
    bring(shipping_of(folder, loaders=2))

    assert openings() == 5


def test_a_segment_stays_until_every_loader_has_it_behind_it(folder: Path):
    _, bundle = published()
    write(folder, CURRENT - 2, *opened(bundle))
    write(folder, CURRENT, *opened(bundle))
    shipping = shipping_of(folder, loaders=2)

    while shipping.step(shipping.loaders[0], now=NOW):
        pass
    shipping.tidy(now=NOW)

    assert (folder / str(CURRENT - 2)).exists()


def test_a_segment_that_nginx_may_still_write_into_stays(folder: Path):
    _, bundle = published()
    write(folder, CURRENT - 1, *opened(bundle))
    write(folder, CURRENT, *opened(bundle))
    shipping = shipping_of(folder)
    just_over = datetime.fromtimestamp(CURRENT * 1000 + 30, UTC)

    bring(shipping, just_over)
    shipping.tidy(now=just_over)
    late = opened(bundle)
    write(folder, CURRENT - 1, *late)
    bring(shipping, just_over + timedelta(seconds=60))

    assert openings() == 3


def test_what_finds_no_room_goes_oldest_first_and_is_counted(folder: Path):
    _, bundle = published()
    for segment in (CURRENT - 3, CURRENT - 2, CURRENT):
        write(folder, segment, *opened(bundle, 4))
    size = (folder / str(CURRENT)).stat().st_size
    shipping = shipping_of(folder, room=2 * size)

    shipping.tidy(now=NOW)
    bring(shipping)

    assert openings() == 8
    assert Cursor.objects.get().dropped == 4


def test_what_was_brought_and_what_waits_is_known(folder: Path):
    _, bundle = published()
    write(folder, CURRENT - 2, *opened(bundle, 3))
    shipping = shipping_of(folder)
    waits = shipping.so_far()[1]
    bring(shipping)
    write(folder, CURRENT, *opened(bundle, 2))

    brought, left = shipping.so_far()

    assert brought == 3
    assert waits == (folder / str(CURRENT - 2)).stat().st_size
    assert left == (folder / str(CURRENT)).stat().st_size

    bring(shipping)

    assert shipping.so_far() == (5, 0)


def test_what_is_told_while_the_database_is_away_waits_on_the_disk(
    folder: Path, monkeypatch: pytest.MonkeyPatch
):
    """REL8: what it refused is brought by the next try, with all that came meanwhile."""
    _, bundle = published()
    write(folder, CURRENT - 2, *opened(bundle, 3))
    shipping = shipping_of(folder)
    bring(shipping)
    write(folder, CURRENT, *opened(bundle, 2))
    with monkeypatch.context() as away:
        away.setattr("apps.stats.services.ship_facts.load_facts", no_database)
        for _ in range(3):
            with pytest.raises(OperationalError):
                bring(shipping)
            shipping.tidy(now=NOW)
        write(folder, CURRENT, *opened(bundle, 2))

    bring(shipping)

    assert openings() == 7


def no_database(*_: object, **__: object) -> int:
    raise OperationalError
