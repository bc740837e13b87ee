"""Uploads begin, become files and lose their folder at the same moment: nobody waits in a circle or fails."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from threading import Barrier
from typing import Any
from uuid import UUID

import pytest
from django.db import connection
from django.utils import timezone

from apps.companies.factories import MembershipFactory
from apps.media import services
from apps.media.models import MediaFile, MediaFolder, Upload
from apps.media.tests.acting import books_are_right
from apps.media.tests.uploading import acting, add_file, analysed, arrive_unseen, start
from shared import errors
from shared.actor import Actor
from shared.ids import uuid7
from shared.tenancy import act_as, act_as_platform

pytestmark = pytest.mark.django_db(transaction=True)

ROUNDS, TRIES = 3, 5
Act = Callable[[], object]


@pytest.fixture
def writer() -> Actor:
    with act_as_platform():
        return acting(MembershipFactory.create())


def at_once(actor: Actor, *acts: Act) -> list[object]:
    """What each of these says or raises, done several times in transactions of their own."""
    begin = Barrier(len(acts))

    def line(act: Act) -> list[object]:
        begin.wait()
        try:
            return [_said(actor, act) for _ in range(TRIES)]
        finally:
            connection.close()

    with ThreadPoolExecutor(len(acts)) as pool:
        return [said for lines in pool.map(line, acts) for said in lines]


def _said(actor: Actor, act: Act) -> object:
    try:
        with act_as(actor):
            return act()
    except Exception as error:
        return error


def settle(upload: Upload) -> MediaFile | None:
    return services.settle_ready(upload=upload, analysed=analysed(), now=timezone.now())


def arrivals(actor: Actor, **asked: Any) -> Act:
    """One upload after the other that becomes a file."""
    with act_as(actor):
        waiting = [arrive_unseen(actor, **asked) for _ in range(TRIES)]
    return lambda: settle(waiting.pop())


@pytest.mark.timeout(120)
def test_a_folder_goes_while_uploads_go_into_it(writer: Actor):
    for _ in range(ROUNDS):
        folder_id = a_folder(writer)

        said = at_once(
            writer,
            arrivals(writer, folder_id=folder_id),
            arrivals(writer, folder_id=folder_id),
            partial(start, writer, folder_id=folder_id),
            partial(start, writer, folder_id=folder_id),
            partial(
                services.rename_media_folder, folder_id=folder_id, name="Façades", **by(writer)
            ),
            partial(services.remove_media_folder, folder_id=folder_id, **by(writer)),
        )

        assert [one for one in said if _is_unexpected(one, errors.NotFound)] == []
    with act_as(writer):
        assert MediaFolder.objects.count() == 0
        assert MediaFile.objects.count() == 2 * ROUNDS * TRIES
        assert books_are_right(writer.company_id)


@pytest.mark.timeout(120)
def test_a_file_is_thrown_away_while_it_is_replaced(writer: Actor):
    for _ in range(ROUNDS):
        folder_id = a_folder(writer)
        with act_as(writer):
            file_id = add_file(writer, folder_id=folder_id).id

        said = at_once(
            writer,
            arrivals(writer, replaces_id=file_id),
            partial(start, writer, replaces_id=file_id, folder_id=folder_id),
            partial(services.trash_media, file_ids=[file_id], **by(writer)),
            partial(services.restore_media, file_ids=[file_id], **by(writer)),
            partial(services.delete_media, file_ids=[file_id], **by(writer)),
        )

        expected = (errors.NotFound, services.MediaNotTrashed)
        assert [one for one in said if _is_unexpected(one, *expected)] == []
    with act_as(writer):
        assert books_are_right(writer.company_id)


def a_folder(actor: Actor) -> UUID:
    with act_as(actor):
        return services.add_media_folder(name=f"{uuid7()}", **by(actor)).id


def by(actor: Actor) -> dict[str, Any]:
    return {"actor": actor, "now": timezone.now()}


def _is_unexpected(said: object, *expected: type[Exception]) -> bool:
    return isinstance(said, Exception) and not isinstance(said, expected)
