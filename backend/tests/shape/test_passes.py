"""Through how many of our files one call passes, one inside the other: what a newcomer has to open to follow it."""

import sys
from types import FrameType
from typing import Any

import pytest

from tests.architecture.paths import BACKEND
from tests.operations.calls import call, row_of
from tests.operations.openapi import operations
from tests.operations.world import Caller, World, make_world

pytestmark = pytest.mark.django_db

OURS = tuple(f"{BACKEND}/{folder}/" for folder in ("apps", "config", "shared"))


@pytest.fixture
def world() -> World:
    world = make_world()
    world.sign_everybody_in()
    return world


@pytest.mark.parametrize("name", ["save_booklet_page", "publish_booklet", "login"])
def test_a_call_passes_through(world: World, name: str, capsys: pytest.CaptureFixture[str]):
    operation = next(operation for operation in operations() if operation.id == name)
    client = world.client(Caller.ANONYMOUS if name == "login" else Caller.COMPANY_ADMIN)
    deepest: list[str] = []
    all_files: set[str] = set()

    def look(frame: FrameType, event: str, _: Any) -> None:
        if event != "call" or not frame.f_code.co_filename.startswith(OURS):
            return
        all_files.add(frame.f_code.co_filename)
        files = _files(frame)
        if len(files) > len(deepest):
            deepest[:] = files

    sys.setprofile(look)
    try:
        response = call(client, operation, world)
    finally:
        sys.setprofile(None)

    assert response.status_code == row_of(operation).success
    with capsys.disabled():
        print(f"\n{name}: {len(deepest)} files one inside the other, {len(all_files)} in all")
        print("  " + " → ".join(file.removeprefix(f"{BACKEND}/") for file in reversed(deepest)))


def _files(frame: FrameType | None) -> list[str]:
    found: dict[str, None] = {}
    while frame:
        if frame.f_code.co_filename.startswith(OURS):
            found[frame.f_code.co_filename] = None
        frame = frame.f_back
    return list(found)
