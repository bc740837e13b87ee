"""The renderer: a Node process for each edition, with little time and memory, no network, and none of our secrets."""

import json
import os
from pathlib import Path
from typing import Any

from django.conf import settings

from apps.publishing.rendering.bundle import Bundle, BundleFile
from shared.confined import MEBIBYTE, EndedEarly, Limits, program

HEAP_MIB = 512  # a page is a few megabytes at most
LIMITS = Limits(
    memory=1024 * MEBIBYTE,
    addresses=4096 * MEBIBYTE,
    cpu_seconds=60,
    largest_written=1_000_000,  # it writes to a pipe
    open_files=64,
)
WALL_SECONDS = 90.0


class RenderingFailed(RuntimeError):
    """The renderer refused the content, or did not come back."""


def asset(name: str) -> Path:
    """One of what the pages fetch: built with the renderer, under a name with a hash."""
    folder: Path = settings.RENDERER
    return folder / "assets" / name


def render_bundle(given: dict[str, Any], *, copies: list[str]) -> Bundle:
    """Every file of an edition, and the objects that stand beside all of them."""
    answer = json.loads(_run(json.dumps({"bundle": given}, ensure_ascii=False).encode()))
    return Bundle(
        locale=given["locale"],
        files={one["path"]: BundleFile.of(one["text"]) for one in answer["files"]},
        assets=answer["assets"],
        copies=copies,
        pictures={one["name"]: one for one in answer["pictures"]},
    )


def render_print(given: dict[str, Any]) -> str:
    """An edition as one document for paper."""
    return _document({"print": given})


def render_poster(given: dict[str, Any], *, wall_seconds: float) -> str:
    """A poster as a document for paper."""
    return _document({"poster": given}, wall_seconds=wall_seconds)


def render_mail(given: dict[str, Any], *, wall_seconds: float) -> dict[str, Any]:
    """What a message to many people says in one language, and how to draw its picture."""
    told = json.dumps({"mail": given}, ensure_ascii=False).encode()
    answer: dict[str, Any] = json.loads(_run(told, wall_seconds=wall_seconds))
    return answer


def _document(given: dict[str, Any], *, wall_seconds: float = WALL_SECONDS) -> str:
    answer = _run(json.dumps(given, ensure_ascii=False).encode(), wall_seconds=wall_seconds)
    html: str = json.loads(answer)["html"]
    return html


def _run(given: bytes, *, wall_seconds: float = WALL_SECONDS) -> bytes:
    try:
        return program(
            *("node", f"--max-old-space-size={HEAP_MIB}", str(settings.RENDERER / "render.mjs")),
            limits=LIMITS,
            environment={"PATH": os.environ["PATH"], "NODE_ENV": "production"},
            wall_seconds=wall_seconds,
            given=given,
            reads=[settings.RENDERER],
        )
    except EndedEarly as error:
        raise RenderingFailed(str(error)) from error
