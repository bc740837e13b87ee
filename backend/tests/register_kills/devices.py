"""Fifty devices that send every act several times, and go on until each was answered."""

import json
import random
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from itertools import count
from threading import Lock, local
from typing import Any

from django.conf import settings

from tests.receipts import Body

PATIENCE = 300.0


class Devices:
    """`numbers` is what each act was answered, every time."""

    def __init__(self, port: int, address: str) -> None:
        self.port, self.address = port, address
        self.numbers: dict[str, set[str]] = {}
        self.answered, self.unanswered = 0, 0
        self._lock = Lock()
        self._headers: dict[str, str] = {}
        self._place, self._places = local(), count(1)

    def knock(self) -> None:
        """The token that a page of ours would have."""
        status, cookies, told = self._call("GET", "/api/auth/csrf-token", None)
        assert status == 200
        name = settings.CSRF_COOKIE_NAME
        value = next(one for one in cookies if one.startswith(name)).partition(";")[0]
        self._headers = {"Cookie": value, "X-CSRF-Token": told["csrfToken"]}

    def send(self, bodies: list[Body], *, times: int, devices: int) -> None:
        sent = [body for body in bodies for _ in range(times)]
        random.shuffle(sent)
        with ThreadPoolExecutor(devices, initializer=self._stand_somewhere) as pool:
            list(pool.map(self._until_answered, sent))

    def _stand_somewhere(self) -> None:
        """Each elsewhere: the application lets few calls of one address in at once."""
        self._place.address = f"10.0.0.{next(self._places)}"

    def _until_answered(self, body: Body) -> None:
        ends = time.monotonic() + PATIENCE
        while time.monotonic() < ends:
            status, told = 0, Body()
            with suppress(OSError, HTTPException, ValueError):
                status, _, told = self._call("POST", self.address, body)
            if status == 200:
                return self._note(told)
            assert status in (0, 429, 500, 502, 503), (status, told)
            with self._lock:
                self.unanswered += 1
            time.sleep(random.uniform(0.1, 0.6))
        raise AssertionError("nobody answered")

    def _note(self, told: Body) -> None:
        with self._lock:
            self.answered += 1
            for item in told["items"]:
                self.numbers.setdefault(item["id"], set()).add(item["number"])

    def _call(self, method: str, path: str, body: Body | None) -> tuple[int, list[str], Any]:
        connection = HTTPConnection("127.0.0.1", self.port, timeout=20)
        try:
            headers = {"Content-Type": "application/json", "Host": "localhost", **self._headers}
            headers["X-Real-IP"] = getattr(self._place, "address", "127.0.0.1")
            connection.request(method, path, json.dumps(body) if body else None, headers)
            answer = connection.getresponse()
            cookies = answer.headers.get_all("Set-Cookie") or []
            return answer.status, cookies, json.loads(answer.read())
        finally:
            connection.close()


def killing(devices: Devices, expected: int, victims: list[Callable[[], None]]) -> None:
    """Each when its share of the answers is there: none of them waits for the end."""
    for place, kill in enumerate(victims, start=1):
        while devices.answered < expected * place / (len(victims) + 1):
            time.sleep(0.02)
        kill()
