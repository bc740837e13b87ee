"""The tutorials that come with the product teach its screens, all of them, in the words that they use."""

import json
import re
from datetime import UTC, datetime
from functools import cache

import pytest

from apps.content.models import HOLDERS, ContentStatus, Topic, Tutorial
from apps.content.starter import WrittenTutorial, load_starter_tutorials, starter_tutorials
from apps.i18n.content import shipped_texts
from config.management.screens import picture_file
from shared.documents import validate
from shared.documents.content import walk
from shared.documents.words import words_of
from tests.architecture.paths import REPOSITORY

PATHS = REPOSITORY / "frontend/apps/studio/src/shared/paths.ts"
ROUTES = REPOSITORY / "e2e/pictures/routes.json"
ARCHITECTURE = REPOSITORY / "docs/architecture.md"
LOCALES = {"fr-FR", "en-GB"}
QUOTED = {"fr-FR": re.compile("«\u00a0(.+?)\u00a0»"), "en-GB": re.compile("“(.+?)”")}
SPACES = re.compile("[\u00a0\u202f]")
TAG = re.compile(r"</?\w+/?>")
NOT_YET = re.compile(r"tablette|\btablet|sur papier|on paper", re.IGNORECASE)

tutorials = pytest.mark.parametrize("tutorial", starter_tutorials(), ids=lambda one: one.slug)
languages = pytest.mark.parametrize("locale", sorted(LOCALES))


def addresses() -> set[str]:
    return set(re.findall(r": '(/[^']*)'", PATHS.read_text("utf-8")))


def without_screen() -> set[str]:
    """Those that the architecture names, each with the slice that will bring its screen."""
    text = ARCHITECTURE.read_text("utf-8")
    return set(re.findall(r"^\| `(/[^`]*)` \| `\w+` · later \|$", text, re.MULTILINE))


@cache
def labels(locale: str) -> set[str]:
    """All that the product says in a language, as it is seen."""
    forms = (
        form for text in shipped_texts().values() for form in text.said.get(locale, {}).items()
    )
    return {_seen(said) for _, said in forms}


def quoted(tutorial: WrittenTutorial, locale: str) -> list[str]:
    return [
        _seen(label) for text in said(tutorial, locale) for label in QUOTED[locale].findall(text)
    ]


def said(tutorial: WrittenTutorial, locale: str) -> list[str]:
    blocks = walk(tutorial.body[locale]["blocks"])
    return [tutorial.title[locale], tutorial.lead[locale], *map(words_of, blocks)]


def _seen(text: str) -> str:
    return SPACES.sub(" ", TAG.sub("", text)).strip()


def test_there_are_enough_and_each_has_a_name_of_its_own():
    slugs = [one.slug for one in starter_tutorials()]

    assert len(slugs) >= 24
    assert len(set(slugs)) == len(slugs)


@pytest.mark.django_db
def test_every_screen_is_named_by_one_that_is_published():
    load_starter_tutorials(starter_tutorials(), now=datetime(2027, 3, 16, 10, tzinfo=UTC))

    published = Tutorial.objects.filter(status=ContentStatus.PUBLISHED)
    taught = {screen for row in published for screen in row.screens}
    with_screen = addresses() - without_screen()
    assert len(with_screen) > 60
    assert sorted(with_screen - taught) == []


@tutorials
def test_names_screens_that_there_are(tutorial: WrittenTutorial):
    assert tutorial.screens
    assert set(tutorial.screens) - addresses() == set()


@tutorials
def test_shows_a_screen_that_it_teaches(tutorial: WrittenTutorial):
    routes: dict[str, list[str]] = json.loads(ROUTES.read_text("utf-8"))

    assert picture_file(tutorial.picture).exists()
    assert set(routes[tutorial.picture]) & set(tutorial.screens)
    assert tutorial.alt.keys() == LOCALES


@tutorials
def test_is_whole_in_both_languages(tutorial: WrittenTutorial):
    told = (tutorial.title, tutorial.lead, tutorial.body)

    assert [part.keys() for part in told] == [LOCALES] * 3
    assert all(0 < len(title) <= 120 for title in tutorial.title.values())
    assert all(0 < len(lead) <= 240 for lead in tutorial.lead.values())
    for document in tutorial.body.values():
        validate(document)
    french, english = ([block["type"] for block in _blocks(tutorial, one)] for one in QUOTED)
    assert french == english


@tutorials
def test_says_for_whom_and_about_what(tutorial: WrittenTutorial):
    assert tutorial.topic in Topic.values
    assert 1 <= tutorial.minutes <= 10
    assert set(tutorial.roles) - {role for role, _ in HOLDERS} == set()


@languages
@tutorials
def test_calls_things_as_the_screens_do(tutorial: WrittenTutorial, locale: str):
    names = quoted(tutorial, locale)

    assert [name for name in names if name not in labels(locale)] == []


@tutorials
def test_calls_as_many_things_by_their_names_in_both_languages(tutorial: WrittenTutorial):
    french, english = (quoted(tutorial, locale) for locale in QUOTED)

    assert len(french) == len(english)


@languages
@tutorials
def test_promises_nothing_that_is_not_there(tutorial: WrittenTutorial, locale: str):
    assert [text for text in said(tutorial, locale) if NOT_YET.search(text)] == []


def test_a_label_that_no_screen_has_would_be_found():
    assert "Créer un livret" in labels("fr-FR")
    assert "Créer une brochure" not in labels("fr-FR")


def _blocks(tutorial: WrittenTutorial, locale: str) -> list[dict[str, str]]:
    return list(walk(tutorial.body[locale]["blocks"]))
