"""Somebody who calls the served product over one connection kept open."""

import json
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPMessage
from typing import Any, Protocol, Self

from django.conf import settings
from django.test import Client


class Served(Protocol):
    """Something that answers on a port of this machine."""

    port: int


@dataclass(frozen=True)
class Answer:
    status: int
    headers: HTTPMessage
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)

    def without_request_id(self) -> bytes:
        """The body, but for the one thing in a page that differs each time."""
        return self.body.replace(self.headers["X-Request-Id"].encode(), b"")


class Visitor:
    """A browser without a screen: its session, if any, and the token that unsafe calls want."""

    def __init__(self, product: Served, signed_in: Client | None = None) -> None:
        self.connection = HTTPConnection("localhost", product.port, timeout=60)
        # The cookies are for https only, which browsers alone take localhost for.
        self.cookies: dict[str, str] = {}
        if signed_in:
            name = settings.SESSION_COOKIE_NAME
            self.cookies[name] = signed_in.cookies[name].value
        token = self.call("GET", "/api/auth/csrf-token")
        secret = token.headers["Set-Cookie"].split(";")[0].partition("=")[2]
        self.cookies[settings.CSRF_COOKIE_NAME] = secret
        self.token: str = token.json()["csrfToken"]

    def headers(self) -> dict[str, str]:
        """What every call of this visitor carries."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        token = getattr(self, "token", "")
        return {"Cookie": cookies, **({"X-CSRF-TOKEN": token} if token else {})}

    def call(self, method: str, path: str, body: Any = None, **headers: str) -> Answer:
        content = None if body is None else json.dumps(body)
        sent = {**self.headers(), "Content-Type": "application/json", **headers}
        self.connection.request(method, path, content, sent)
        response = self.connection.getresponse()
        return Answer(response.status, response.headers, response.read())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.connection.close()
