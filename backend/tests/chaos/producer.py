"""Enqueue jobs one transaction at a time, take every third one back, whatever happens around."""

import sys
import time

import django
from django.db import transaction


class ChangeOfMind(Exception):
    """What makes a transaction roll back."""


def produce(*, count: int, seconds: float) -> None:
    """`count` jobs spread over this time."""
    from shared.jobs import queue
    from tests.chaos.effect import JOB

    for number in range(count):
        try:
            with transaction.atomic():
                queue.enqueue(JOB, platform=True, number=number)
                if is_taken_back(number):
                    raise ChangeOfMind
        except ChangeOfMind:
            pass
        time.sleep(seconds / count)


def is_taken_back(number: int) -> bool:
    return number % 3 == 2


if __name__ == "__main__":
    django.setup()
    produce(count=int(sys.argv[1]), seconds=float(sys.argv[2]))
