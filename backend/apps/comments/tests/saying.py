"""How things are said in tests."""

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

from django.db import connection
from django.test import Client

from apps.booklets.models import Booklet
from apps.comments import services
from apps.comments.models import Comment, CommentThread
from apps.comments.tests.people import NOW
from apps.pages.models import Page
from shared.actor import Actor
from shared.tenancy import act_as


def page_of(booklet: Booklet, title: str = "Bienvenue") -> Page:
    chapters = booklet.chapters.values("manuscript_id")
    return Page.objects.get(manuscript_id__in=chapters, title=title)


def block_of(page: Page) -> str:
    name: str = page.document["blocks"][0]["id"]
    return name


def open_thread(booklet: Booklet, actor: Actor, text: str = "Est-ce vrai ?", **told: Any) -> Any:
    page = page_of(booklet)
    told = {"page_id": page.id, "block_id": block_of(page), "now": NOW, **told}
    return services.open_thread(actor=actor, booklet_id=booklet.id, text=text, **told)


def answer(thread: CommentThread, actor: Actor, text: str = "Oui", **told: Any) -> CommentThread:
    told = {"now": NOW, **told}
    return services.answer_thread(
        actor=actor, booklet_id=thread.booklet_id, thread_id=thread.id, text=text, **told
    )


def said_in(thread: CommentThread) -> list[str]:
    said = Comment.objects.filter(thread=thread).order_by("written_at", "id")
    return [comment.text for comment in said]


def at(booklet: Booklet, *rest: Any) -> str:
    return "/".join(map(str, ["/api/booklets", booklet.id, *rest]))


def send(client: Client, method: str, path: str, body: Any = None) -> Any:
    return client.generic(
        method, path, data=json.dumps(body or {}), content_type="application/json"
    )


def at_once(actors: list[Actor], acts: list[Callable[..., object]]) -> None:
    """Each actor does their act, all at the same moment."""
    begin = Barrier(len(acts))

    def line(actor: Actor, act: Callable[..., object]) -> object:
        begin.wait()
        try:
            with act_as(actor):
                return act(actor=actor)
        finally:
            connection.close()

    with ThreadPoolExecutor(len(acts)) as pool:
        list(pool.map(line, actors, acts))
