"""People who save and people who read, whatever happens to the product."""

import time
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException
from threading import Event, Thread
from typing import Any, Self
from urllib.parse import urlsplit
from uuid import uuid4

from django.conf import settings

from tests.outages.instance import Instance
from tests.visitor import Answer, Visitor

PASSWORD = "Livretier-2026-demo"
RETRY_SECONDS, SAVE_PAUSE, READ_PAUSE = 1.0, 0.3, 0.05


def enter(instance: Instance, email: str) -> Visitor:
    """Somebody of the demonstration, signed in, with the terms accepted."""
    visitor = Visitor(instance)
    user = visitor.call("POST", "/api/auth/login", {"email": email, "password": PASSWORD})
    assert user.status == 200, user.body
    for cookie in user.headers.get_all("Set-Cookie") or []:
        name, _, value = cookie.partition(";")[0].partition("=")
        visitor.cookies[name] = value
    visitor.token = visitor.call("GET", "/api/auth/csrf-token").json()["csrfToken"]
    terms = {**user.json()["terms"], "language": "fr-FR"}
    accepted = {name: terms[name] for name in ("cgu", "rgpd", "language")}
    asked(visitor, "POST", "/api/auth/legal/acceptances", accepted)
    assert settings.SESSION_COOKIE_NAME in visitor.cookies
    return visitor


def asked(visitor: Visitor, method: str, path: str, body: Any = None) -> Any:
    """What is answered; a call that is refused fails the test."""
    answer = visitor.call(method, path, body)
    assert answer.status < 300, (method, path, answer.status, answer.body)
    return answer.json() if answer.body else None


@dataclass
class Booklet:
    """One that is saved, published and read: a page for each who saves."""

    id: str
    pages: list[str]
    address: str = ""

    @property
    def at(self) -> str:
        return f"/api/booklets/{self.id}"


def make_booklet(visitor: Visitor, savers: int) -> Booklet:
    """By the calls that the screens make."""
    made = asked(
        visitor,
        "POST",
        "/api/booklets",
        {"name": "Sous les coups", "kind": "customer", "start": "blank"},
    )
    at = f"/api/booklets/{made['id']}"
    outline = asked(visitor, "POST", f"{at}/chapters", {"title": "Votre séjour"})
    chapter = outline["chapters"][0]
    sectors = asked(visitor, "GET", "/api/booklets/sectors?kind=customer")["items"]
    asked(visitor, "PATCH", at, {"sector": sectors[0]["id"], "step": "done", "locales": []})
    pages = [chapter["pages"][0]["id"]]
    while len(pages) < savers:
        title = f"Page {len(pages) + 1}"
        page = {"chapter": chapter["id"], "title": title, "after": pages[-1]}
        pages.append(asked(visitor, "POST", f"{at}/pages", page)["id"])
    for page in pages:  # an empty one keeps a booklet from being published
        asked(visitor, "PUT", f"{at}/pages/{page}", page_with(1, 0))
    return Booklet(made["id"], pages)


def page_with(base: int, number: int) -> dict[str, Any]:
    text = [{"type": "text", "text": f"Enregistrement {number}."}]
    block = {"id": "b1", "type": "paragraph", "props": {}, "text": text}
    document = {"schema": 2, "blocks": [block]}
    return {"base_revision": base, "title": "Une page", "importance": "info", "document": document}


@dataclass
class Saver:
    """Writes 1, 2, 3… into a page; one number is tried, with its key, until it is acknowledged, as the studio does."""

    visitor: Visitor
    path: str
    acknowledged: int = 0
    refused: int = 0
    longest: float = 0.0
    faults: list[str] = field(default_factory=list)

    def run(self, over: Event) -> None:
        revision = asked(self.visitor, "GET", self.path)["revision"]
        while not over.wait(SAVE_PAUSE):
            number, key, began = self.acknowledged + 1, uuid4().hex, time.monotonic()
            while (saved := self._save(page_with(revision, number), key)) is None:
                self.refused += 1
                time.sleep(RETRY_SECONDS)
            if saved["outcome"] == "conflict":
                self.faults.append(f"{number} collides")
            revision, self.acknowledged = saved["revision"], number
            self.longest = max(self.longest, time.monotonic() - began)

    def _save(self, page: dict[str, Any], key: str) -> Any:
        answer = attempt(self.visitor, "PUT", self.path, page, **{"Idempotency-Key": key})
        if answer is None or answer.status >= 500 or answer.status == 429:
            return None
        if answer.status != 200:
            self.faults.append(f"{answer.status} {answer.body!r}")
            return None
        return answer.json()

    def lost(self) -> int:
        """How many acknowledged saves the page no longer has."""
        while (answer := attempt(self.visitor, "GET", self.path)) is None or answer.status != 200:
            time.sleep(RETRY_SECONDS)
        text = answer.json()["document"]["blocks"][0]["text"][0]["text"]
        return max(0, self.acknowledged - int(text.removeprefix("Enregistrement ").rstrip(".")))


def attempt(
    visitor: Visitor, method: str, path: str, body: Any = None, **headers: str
) -> Answer | None:
    """None when there was no answer at all; the next call has a new connection."""
    try:
        return visitor.call(method, path, body, **headers)
    except (OSError, HTTPException):
        visitor.connection.close()
        return None


@dataclass
class Reader:
    """Opens the booklet again and again; whatever is not the booklet is an error."""

    address: str
    read: int = 0
    errors: list[str] = field(default_factory=list)
    longest: float = 0.0

    def run(self, over: Event) -> None:
        url = urlsplit(self.address)
        path = f"{url.path.rstrip('/')}/"
        while not over.wait(READ_PAUSE):
            connection, began = HTTPConnection("localhost", url.port, timeout=10), time.monotonic()
            try:
                connection.request("GET", path)
                answer = connection.getresponse()
                body = answer.read()
                if answer.status != 200 or b"Sous les coups" not in body:
                    self.errors.append(f"{answer.status} {body[:80]!r}")
            except (OSError, HTTPException) as error:
                self.errors.append(repr(error))
            finally:
                connection.close()
            self.longest = max(self.longest, time.monotonic() - began)
            self.read += 1


class Load:
    """All of them at once, until it is over."""

    def __init__(self, savers: list[Saver], readers: list[Reader]) -> None:
        self.savers, self.readers, self._over = savers, readers, Event()
        runs = [*(one.run for one in savers), *(one.run for one in readers)]
        self._threads = [Thread(target=run, args=[self._over], daemon=True) for run in runs]

    def __enter__(self) -> Self:
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        for thread in self._threads:
            thread.join(60)

    def acknowledged(self) -> int:
        return sum(one.acknowledged for one in self.savers)

    def errors(self) -> int:
        return sum(len(one.errors) for one in self.readers)

    def refused(self) -> int:
        return sum(one.refused for one in self.savers)
