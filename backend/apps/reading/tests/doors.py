"""How browsers come to the doors of a kept booklet."""

from typing import Any

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


def let_in(answer: Any) -> bool:
    return COOKIE in answer.cookies
