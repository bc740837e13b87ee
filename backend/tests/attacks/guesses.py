"""Guessing passwords, in numbers, and what the served product says to it."""

import time
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor

from tests.product import Product
from tests.visitor import Answer, Visitor

WRONG = "un-mot-de-passe-qui-n-est-pas-le-bon"
AT_ONCE = 8


def guess(visitor: Visitor, email: str, password: str = WRONG) -> Answer:
    return visitor.call("POST", "/api/auth/login", {"email": email, "password": password})


def timed_guess(visitor: Visitor, email: str) -> float:
    """How long a refusal takes that looked at the password."""
    began = time.perf_counter()
    answer = guess(visitor, email)
    took = time.perf_counter() - began
    assert answer.json()["code"] == "bad_credentials", answer.body
    return took


def guess_all(product: Product, emails: Iterable[str]) -> Counter[str]:
    """Many guesses from one address, several at once: how often which answer came."""
    shares = _shares(list(emails))
    with ThreadPoolExecutor(AT_ONCE) as pool:
        told = pool.map(lambda share: _guess_share(product, share), shares)
        return sum(told, Counter[str]())


def _guess_share(product: Product, emails: list[str]) -> Counter[str]:
    with Visitor(product) as visitor:
        return Counter(
            str(answer.json().get("code", answer.status))
            for answer in (guess(visitor, email) for email in emails)
        )


def _shares(emails: list[str]) -> list[list[str]]:
    return [emails[place::AT_ONCE] for place in range(AT_ONCE)]
