from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from uuid import UUID

from apps.media.models import MediaFile

BATCH = 500
MOST_AT_ONCE = 10_000  # what a request has the time for; whoever asks again gets the rest


@dataclass(frozen=True, slots=True, kw_only=True)
class Handled:
    """How many files an act concerned, and which it left alone because something shows them."""

    done: int
    kept: list[MediaFile] = field(default_factory=list)


def in_batches(file_ids: Sequence[UUID], act: Callable[[Sequence[UUID]], Handled]) -> Handled:
    """Act on some hundreds of files at a time, and say what became of all."""
    batches = [file_ids[start : start + BATCH] for start in range(0, len(file_ids), BATCH)]
    acts = [act(batch) for batch in batches]
    kept = [file for handled in acts for file in handled.kept]
    return Handled(done=sum(handled.done for handled in acts), kept=kept)
