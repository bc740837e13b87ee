from dataclasses import dataclass
from functools import cache
from uuid import UUID

from apps.register.models import Checkpoint, PendingEntry, RegisterEntry
from apps.register.selectors.log import last_checkpoint, read_tile
from shared.transparency import tiles
from shared.transparency.merkle import prove_inclusion


@dataclass(frozen=True, slots=True)
class RegisterState:
    """How far the log is with what a company has acknowledged."""

    recorded: int
    pending: int
    checkpoint: Checkpoint | None

    @property
    def is_complete(self) -> bool:
        return self.pending == 0


def state_of(company_id: UUID) -> RegisterState:
    last = RegisterEntry.objects.filter(company_id=company_id).order_by("-sequence")
    return RegisterState(
        recorded=last.values_list("sequence", flat=True).first() or 0,
        pending=PendingEntry.objects.filter(company_id=company_id).count(),
        checkpoint=last_checkpoint(),
    )


@dataclass(frozen=True, slots=True)
class Inclusion:
    """How a leaf leads to a signed root."""

    checkpoint: Checkpoint
    steps: list[bytes]


def inclusion_of(entry: RegisterEntry) -> Inclusion | None:
    """In the newest signed state of the log, which holds every entry."""
    checkpoint = last_checkpoint()
    if checkpoint is None or checkpoint.size <= entry.index:
        return None
    read = tiles.reading(cache(read_tile))
    return Inclusion(checkpoint, prove_inclusion(entry.index, checkpoint.size, read))
