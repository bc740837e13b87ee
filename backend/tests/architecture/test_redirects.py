"""SEC8: an answer can send a browser only to a path of ours, and proof that the rules see faults."""

from pathlib import Path
from typing import Any

import pytest
from ninja import NinjaAPI, Schema

from config.api import api
from shared.http.same_origin import SameOriginPath
from tests.architecture.paths import BACKEND
from tests.architecture.redirects import foreign_redirects, own_redirects


class Anywhere(Schema):
    redirect: str


class AnywhereOrNowhere(Schema):
    redirect: str | None = None


class Inside(Schema):
    redirect: SameOriginPath


class InsideOrNowhere(Schema):
    redirect: SameOriginPath | None = None


class Nested(Schema):
    items: list[Anywhere]


def schema_of(answer: Any) -> dict[str, Any]:
    planted = NinjaAPI(urls_namespace=answer.__name__, docs_url=None, openapi_url=None)

    @planted.get("/planted", response=answer)
    def planted_operation(request: Any) -> None: ...

    return planted.get_openapi_schema(path_prefix="")


def test_every_redirect_of_the_api_stays_inside():
    assert foreign_redirects(api.get_openapi_schema()) == []


def test_no_code_redirects_by_itself():
    assert own_redirects(BACKEND) == []


@pytest.mark.parametrize("answer", [Anywhere, AnywhereOrNowhere, Nested])
def test_a_redirect_to_anywhere_is_seen(answer: type[Schema]):
    assert foreign_redirects(schema_of(answer))


@pytest.mark.parametrize("answer", [Inside, InsideOrNowhere])
def test_a_redirect_inside_is_let_through(answer: type[Schema]):
    assert foreign_redirects(schema_of(answer)) == []


def test_code_that_redirects_by_itself_is_seen(copy: Path):
    (copy / "config" / "leave.py").write_text("from django.http import HttpResponseRedirect\n")

    assert own_redirects(copy) == ["config/leave.py"]
