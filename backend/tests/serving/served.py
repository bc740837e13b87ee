"""A library of files in the real S3, served by the product's nginx."""

import hmac
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from http.client import HTTPConnection
from urllib.parse import urlsplit
from uuid import UUID, uuid4

from django.conf import settings
from django.utils import timezone

from apps.media.addresses import folder_of, signed_address
from shared.objects import client, remove_under
from tests.nginx import Nginx
from tests.serving.upstreams import Application, Turnstile
from tests.visitor import Answer


@dataclass(frozen=True, kw_only=True)
class Planted:
    """An object in the bucket."""

    owner: UUID | None
    content_id: UUID
    name: str
    body: bytes

    @property
    def folder(self) -> str:
        return folder_of(owner=self.owner, content_id=self.content_id)

    def address(self, *, now: datetime | None = None) -> str:
        when = now or timezone.now()
        return signed_address(
            owner=self.owner, content_id=self.content_id, name=self.name, now=when
        )

    def address_until(self, expiry: int) -> str:
        """Signed with the product's key, for an hour that the product would not choose."""
        path = f"/{self.folder}{self.name}?e={expiry}"
        digest = hmac.digest(settings.MEDIA_KEY.encode(), path.encode(), "sha256")
        return f"{path}&s={urlsafe_b64encode(digest).decode().rstrip('=')}"


class Served:
    """nginx with its cache, the store behind it and an application that must not be asked."""

    def __init__(self, port: int, **overrides: str) -> None:
        s3 = urlsplit(settings.S3["endpoint"])
        self.port = port
        self.company = uuid4()
        self.planted: list[Planted] = []
        self.application = Application(port + 1)
        self.store = Turnstile(port + 2, (s3.hostname or "", s3.port or 80))
        self.nginx = Nginx(
            "served", port, LIVRETIER_S3_ENDPOINT=f"http://localhost:{port + 2}", **overrides
        )

    @contextmanager
    def running(self) -> Iterator["Served"]:
        """Started, and stopped whatever happens; nothing stays in the store."""
        try:
            self.nginx.start_with_an_empty_studio()
            yield self
        finally:
            self.nginx.stop()
            for upstream in (self.application, self.store):
                upstream.shutdown()
                upstream.server_close()
            for planted in self.planted:
                remove_under(planted.folder)

    def plant(
        self, name: str, body: bytes, *, of_platform: bool = False, said: str = "text/html"
    ) -> Planted:
        """Put an object into the bucket, whose type the store is told wrongly."""
        owner = None if of_platform else self.company
        planted = Planted(owner=owner, content_id=uuid4(), name=name, body=body)
        self.planted.append(planted)
        client().put_object(
            Bucket=settings.S3["bucket"], Key=planted.folder + name, Body=body, ContentType=said
        )
        return planted

    def ask(self, address: str, *, method: str = "GET", **headers: str) -> Answer:
        return self._ask(self.port, method, address, headers)

    def ask_reading(self, address: str, *, method: str = "GET") -> Answer:
        """The same on the reading origin."""
        return self._ask(self.nginx.reading_port, method, address, {})

    def _ask(self, port: int, method: str, address: str, headers: dict[str, str]) -> Answer:
        connection = HTTPConnection("127.0.0.1", port, timeout=30)
        try:
            connection.request(method, address, headers=headers)
            response = connection.getresponse()
            return Answer(response.status, response.headers, response.read())
        finally:
            connection.close()
