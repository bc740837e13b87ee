"""A process that dies anywhere: before some query, or after S3 did what it was asked."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from django.db import connection

from shared import objects


class Crash(BaseException):
    """The end of a process: nothing may catch it, everything is rolled back."""


@contextmanager
def crashing(chance: Random, *, likely: float) -> Iterator[None]:
    """Perhaps dies at one of the first steps, or after the last: then nothing is committed."""
    if chance.random() >= likely:
        yield
        return
    step = _Countdown(chance.randrange(40))
    events = objects.client().meta.events
    events.register("after-call.s3", step.after_s3, unique_id="crash")
    try:
        with connection.execute_wrapper(step.before_query):
            yield
    finally:
        events.unregister("after-call.s3", step.after_s3, unique_id="crash")


class _Countdown:
    def __init__(self, left: int) -> None:
        self.left = left

    def before_query(
        self, execute: Callable[..., Any], sql: str, params: Any, many: bool, context: Any
    ) -> Any:
        self._tick()
        return execute(sql, params, many, context)

    def after_s3(self, **_: Any) -> None:
        self._tick()

    def _tick(self) -> None:
        self.left -= 1
        if self.left == 0:
            raise Crash
