"""Pictures of screens that no longer look as they did, and what teaches these screens."""

import json
import re

import pictures
import pytest

from tests.architecture.paths import REPOSITORY

ROUTES = REPOSITORY / "e2e/pictures/routes.json"
PATHS = REPOSITORY / "frontend/apps/studio/src/shared/paths.ts"
LITERAL = re.compile(r"'(\d\d-[a-z][\w-]*)'")


def routes() -> dict[str, list[str]]:
    told: dict[str, list[str]] = json.loads(ROUTES.read_text("utf-8"))
    return told


class TestTutorialsOf:
    def test_are_those_that_teach_a_screen_which_looks_different(self):
        screens = {"create": ["/new", "/list"], "find": ["/list"], "sign-in": ["/in"]}
        shown = {"20-list": ["/list"], "30-in": ["/in"], "40-reader": []}

        def named(*differing: str) -> list[str]:
            return pictures.tutorials_of(differing, shown, screens)

        assert named("20-list-1440-light.png") == ["create", "find"]
        assert named("30-in-390-dark.png", "20-list-390-light.png") == ["create", "find", "sign-in"]
        assert named("40-reader-390-light.png", "a test that says no picture") == []

    def test_are_told_with_the_pictures(self):
        found = pictures.Comparison(3, ["20-list-390-light.png"], [])

        assert found.lines(["find"]) == [
            "differs from docs/screens: 20-list-390-light.png",
            "tutorial to look at again: find",
            "pictures: 3 compared, 1 differ",
        ]


@pytest.mark.parametrize(
    ("file", "screen"),
    [
        ("24-creation-01-name-1440-light.png", "24-creation-01-name"),
        ("60-starter-1-390-light.png", "60-starter-1"),
        ("46-poster-a4.png", "46-poster-a4"),
        ("05-home-1440-dark-actual.png", "05-home"),
    ],
)
def test_a_picture_is_named_after_its_screen(file: str, screen: str):
    assert pictures.named(file) == screen


def test_the_tutorials_of_a_screen_are_read_from_their_files():
    screens = pictures.taught_screens(REPOSITORY / "backend/apps/content/starter/tutorials")

    named = pictures.tutorials_of(["05-home-1440-light.png"], routes(), screens)

    assert named == ["010-votre-accueil"]


def test_every_picture_says_of_which_routes_it_is():
    kept = {pictures.named(file.name) for file in (REPOSITORY / "docs/screens").glob("*.png")}
    specs = [file.read_text("utf-8") for file in (REPOSITORY / "e2e/pictures").glob("*.ts")]
    taken = {name for spec in specs for name in LITERAL.findall(spec)}

    assert len(kept) > 60
    assert (kept | taken) - routes().keys() == set()


def test_routes_of_pictures_exist():
    paths = set(re.findall(r": '(/[^']*)'", PATHS.read_text("utf-8")))

    assert {route for shown in routes().values() for route in shown} - paths == set()
