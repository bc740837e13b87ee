"""The addresses of the specification are answered in every language that anybody may add; an unknown one is a 404, by HTTP too."""

import re

import pytest

from tests.architecture.paths import REPOSITORY
from tests.serving.served import Served

SPECIFIED = REPOSITORY / "frontend/apps/studio/test/specifiedPaths.ts"
PAGE = b"<!doctype html>"


def specified() -> list[str]:
    paths = re.findall(r"'(/[^']*)'", SPECIFIED.read_text("utf-8"))
    return [re.sub(r"\$\w+", "01930000-0000-7000-8000-000000000001", path) for path in paths]


@pytest.mark.parametrize("prefix", ["", "/en-GB", "/pt-PT", "/ar", "/zh-Hant-TW"])
def test_lng1_every_specified_address_answers_with_the_studio(served: Served, prefix: str):
    paths = specified()
    answers = {path: served.ask(f"{prefix}{path}") for path in paths}

    assert len(set(paths)) == 63
    assert [path for path in paths if answers[path].status != 200] == []
    assert [path for path in paths if not answers[path].body.startswith(PAGE)] == []


@pytest.mark.parametrize(
    "path",
    [
        "/nulle-part",
        "/nulle-part/",
        "/livrets/4812/nulle-part",
        "/pt-PT/nulle-part",
        "/fr-FR/auth/login",
    ],
)
def test_an_unknown_address_is_a_404_that_the_studio_words(served: Served, path: str):
    answer = served.ask(path)

    assert (answer.status, answer.body.startswith(PAGE)) == (404, True)
