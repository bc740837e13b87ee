"""How browsers come to the doors of a kept booklet."""

from typing import Any
from urllib.parse import urlsplit

from django.test import Client

from apps.booklets.models import Booklet
from apps.reading.factories import ReadingAccessFactory
from apps.reading.grants import COOKIE
from apps.reading.models import ReadingAccess, ReadingMode


def kept(booklet: Booklet, mode: ReadingMode = ReadingMode.CODE, **traits: Any) -> ReadingAccess:
    return ReadingAccessFactory.create(booklet=booklet, mode=mode, **traits)


def enter(booklet: Booklet, code: str, ip: str, locale: str = "fr-FR", **headers: str) -> Any:
    sent = {"Sec-Fetch-Site": "same-origin", "X-Real-IP": ip, **headers}
    form = {"code": code, "locale": locale}
    return Client().post(f"/l/{booklet.slug}/code", form, headers=sent)


def follow(booklet: Booklet, token: str, ip: str, **headers: str) -> Any:
    return Client().get(f"/l/{booklet.slug}/{token}", headers={"X-Real-IP": ip, **headers})


def ask_as_member(booklet: Booklet, client: Client) -> Any:
    """What the studio answers to who asks at the door: it is another origin, which this client knows too."""
    asked = client.get(f"/l/{booklet.slug}/member")
    return client.get(urlsplit(asked["Location"]).path)


def come_as_member(booklet: Booklet, client: Client) -> Any:
    """The whole way: the door, the studio, and back with what it hands over."""
    return client.get(urlsplit(ask_as_member(booklet, client)["Location"]).path)


def let_in(answer: Any) -> bool:
    return COOKIE in answer.cookies
