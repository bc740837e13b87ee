from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from apps.companies.factories import MembershipFactory
from apps.media import selectors, services
from apps.media.models import Content, MediaFile, MediaKind
from apps.media.selectors.storage import Books, Room, StorageUse
from apps.media.services._ledger import QuotaReached
from apps.media.tests.uploading import acting, add_file, analysed, arrive_unseen, set_quota, start
from shared.actor import Actor, Hands, PlatformRole
from shared.errors import NotWhileSwitched
from shared.ids import uuid7

pytestmark = pytest.mark.django_db

NOW = datetime(2027, 3, 16, 10, tzinfo=UTC)


@pytest.fixture
def writer() -> Actor:
    return acting(MembershipFactory.create())


def add(actor: Actor, size: int, sha256: str = "", **changes: Any) -> MediaFile:
    """A file of this size; the same digest twice is the same bytes."""
    said = {"size": size, "sha256": sha256 or uuid7().hex * 2, **changes.pop("said", {})}
    upload = arrive_unseen(actor, **changes)
    file = services.settle_ready(upload=upload, analysed=analysed(**said), now=NOW)
    assert file
    return file


def use(*files: MediaFile) -> None:
    MediaFile.objects.filter(id__in=[file.id for file in files]).update(usages_count=1)


def look(actor: Actor) -> StorageUse:
    return selectors.get_storage(actor=actor, now=NOW)


PDF = {"kind": "document", "mime": "application/pdf", "extension": "pdf"}


class TestRoom:
    def test_every_byte_is_somewhere(self, writer: Actor):
        shown, thrown = add(writer, 100), add(writer, 20)
        add(writer, 3000, name="plan.pdf", said=PDF)
        add(writer, 7, replaces_id=shown.id)
        services.trash_media(actor=writer, file_ids=[thrown.id], now=NOW)
        start(writer, size=50_000)

        room = look(writer)

        kinds = {kind: (share.files, share.bytes) for kind, share in room.by_kind.items()}
        assert kinds == {
            MediaKind.IMAGE: (1, 7),
            MediaKind.DOCUMENT: (1, 3000),
            MediaKind.VIDEO: (0, 0),
            MediaKind.AUDIO: (0, 0),
        }
        assert (room.trash, room.replaced) == (Room(1, 20), Room(1, 100))
        assert (room.books.used_bytes, room.books.reserved_bytes) == (3127, 50_000)
        assert room.next_deletion_on == (NOW + timedelta(days=30)).date()

    def test_a_library_without_files_takes_none(self, writer: Actor):
        room = look(writer)

        assert (room.books.used_bytes, room.books.level, room.full_on) == (0, "ok", None)
        assert (room.largest, room.next_deletion_on) == ([], None)

    def test_the_twenty_largest_come_first(self, writer: Actor):
        sizes = [7 * number % 25 + 1 for number in range(25)]
        for size in sizes:
            add(writer, size)

        assert [file.size for file in look(writer).largest] == sorted(sizes)[:4:-1]

    def test_the_platform_has_no_quota(self):
        editor = Actor(user_id=uuid7(), platform_role=PlatformRole.LIBRARY_EDITOR)
        add(editor, 100)

        books = look(editor).books

        assert (books.used_bytes, books.quota_bytes, books.level) == (100, None, "ok")


class TestLevel:
    @pytest.mark.parametrize(
        ("used", "level"),
        [
            (0, "ok"),
            (799, "ok"),
            (800, "warning"),
            (949, "warning"),
            (950, "critical"),
            (999, "critical"),
            (1000, "full"),
            (1200, "full"),
        ],
    )
    def test_warns_at_80_and_95_hundredths(self, used: int, level: str):
        assert Books(used, 0, 1000).level == level

    def test_a_quota_below_what_is_used_stops_uploads_and_nothing_else(self, writer: Actor):
        file = add(writer, 100)
        set_quota(writer, 50)

        with pytest.raises(QuotaReached):
            start(writer, size=1)
        assert look(writer).books.level == "full"
        assert services.trash_media(actor=writer, file_ids=[file.id], now=NOW).done == 1
        assert services.restore_media(actor=writer, file_ids=[file.id], now=NOW).done == 1

    def test_a_quota_raised_lets_uploads_in_again(self, writer: Actor):
        add(writer, 100)
        set_quota(writer, 50)
        set_quota(writer, 101)

        assert start(writer, size=1).size == 1


class TestFullOn:
    def test_is_the_day_at_the_rate_of_the_last_ninety(self, writer: Actor):
        add(writer, 90)
        set_quota(writer, 100)
        Content.objects.update(created_at=NOW)

        assert look(writer).full_on == (NOW + timedelta(days=10)).date()

    def test_is_unsaid_when_nothing_grows_or_it_is_years_away(self, writer: Actor):
        add(writer, 90)
        assert look(writer).full_on is None

        set_quota(writer, 100)
        Content.objects.update(created_at=NOW - timedelta(days=91))
        assert look(writer).full_on is None


class TestCleaningUp:
    def test_throws_away_what_nothing_shows(self, writer: Actor):
        shown, unseen = add(writer, 100), add(writer, 20)
        use(shown)
        assert look(writer).unused == Room(1, 20)

        assert services.clean_up(actor=writer, what="unused", now=NOW).done == 1

        assert MediaFile.objects.get(trashed_at__isnull=False) == unseen
        assert look(writer).unused == Room(0, 0)

    def test_keeps_the_copy_in_use_or_the_oldest(self, writer: Actor):
        _, used, _ = (add(writer, 100, "a" * 64) for _ in range(3))
        use(used)
        first, _ = (add(writer, 7, "b" * 64) for _ in range(2))
        both = [add(writer, 3, "c" * 64) for _ in range(2)]
        use(*both)
        alone = add(writer, 50)
        assert look(writer).duplicates == Room(3, 207)

        assert services.clean_up(actor=writer, what="duplicates", now=NOW).done == 3

        kept = set(MediaFile.objects.filter(trashed_at=None))
        assert kept == {used, first, *both, alone}
        assert look(writer).duplicates == Room(0, 0)

    def test_leaves_other_companies_alone(self, writer: Actor):
        theirs = add_file(acting(MembershipFactory.create()))
        add_file(writer)

        services.clean_up(actor=writer, what="unused", now=NOW)

        theirs.refresh_from_db()
        assert theirs.trashed_at is None


class TestEmptyingTheTrash:
    def test_gives_the_room_back_for_good(self, writer: Actor):
        thrown, kept = add(writer, 100), add(writer, 7)
        add(writer, 30, replaces_id=thrown.id)
        services.trash_media(actor=writer, file_ids=[thrown.id], now=NOW)

        assert services.empty_trash(actor=writer, now=NOW).done == 1

        assert MediaFile.objects.get() == kept
        assert look(writer).books.used_bytes == 7

    def test_wants_ones_own_hands(self, writer: Actor):
        hands = Hands(user_id=uuid7(), name="Ada", reason="Demande")
        with pytest.raises(NotWhileSwitched):
            services.empty_trash(actor=Actor(user_id=uuid7(), switched_by=hands), now=NOW)
