"""How a law is tried: on the same documents whenever the gate runs, on new ones where many are asked for.

What Hypothesis draws depends on every module of ours that happens to be imported, even derandomized: it
takes constants from them. So the gate draws without it.
"""

import os
from collections.abc import Callable
from random import Random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

ENOUGH = 10_000
EXAMPLES = int(os.environ.get("EXAMPLES", "500"))

Law = Callable[[Random], None]


def tried(times: int) -> Callable[[Law], Callable[[], None]]:
    return _on_new_examples(times) if EXAMPLES >= ENOUGH else _on_known_examples(times)


def _on_new_examples(times: int) -> Callable[[Law], Callable[[], None]]:
    """Hypothesis finds rarer ones, and shrinks those that break the law."""
    examples = settings(
        max_examples=times,
        deadline=None,
        database=None,
        derandomize=False,
        print_blob=True,
        suppress_health_check=list(HealthCheck),
    )
    return lambda law: examples(given(st.randoms(use_true_random=False))(law))


def _on_known_examples(times: int) -> Callable[[Law], Callable[[], None]]:
    def decorate(law: Law) -> Callable[[], None]:
        def test() -> None:
            for number in range(times):
                seed = f"{law.__name__} {number}"
                try:
                    law(Random(seed))
                except Exception as error:
                    error.add_note(f"Broken by Random({seed!r})")
                    raise

        test.__name__, test.__doc__ = law.__name__, law.__doc__
        return test

    return decorate
