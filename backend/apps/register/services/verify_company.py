from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from uuid import UUID

from apps.journal import services as journal
from apps.register import selectors
from apps.register.models import RegisterEntry
from apps.register.proof.keys import verifier
from apps.register.proof.verification import (
    Chains,
    Entry,
    Fault,
    FaultKind,
    check_checkpoint,
    check_entry,
    check_subject,
)
from shared.actor import Actor
from shared.transparency import tiles
from shared.transparency.merkle import root_of

MOST = 2000  # half a second of a processor; `manage.py verify_register` checks all of it


@dataclass(frozen=True, slots=True)
class Verification:
    """What was checked just now, of how many, and what was wrong."""

    checked: int
    recorded: int
    faults: list[Fault]


def verify_company(
    *, actor: Actor, booklet_id: UUID, now: datetime, most: int = MOST
) -> Verification:
    """The last entries of the company's chain, each in its place of the log, under a root that we signed."""
    booklet = selectors.get_register(actor=actor, booklet_id=booklet_id)
    mine = RegisterEntry.objects.filter(company_id=booklet.company_id)
    recorded = selectors.state_of(booklet.company_id).recorded
    first = max(0, recorded - most)
    newest = mine.filter(sequence__gt=first).order_by("sequence")
    chains = Chains(_before(mine.filter(sequence=first).first()))
    tile = cache(selectors.read_tile)
    faults = list(_log_faults(tile))
    for entry, subject in selectors.entries_with_subjects(newest):
        faults += chains.check(entry)
        faults += check_entry(entry, subject)
        faults += check_subject(subject) if subject else ()
        faults += _place_faults(entry, tile)
    checked = recorded - first
    journal.record(
        actor=actor,
        action="register.verified",
        target=booklet,
        label=booklet.name,
        now=now,
        after={"checked": checked, "faults": len(faults)},
    )
    return Verification(checked, recorded, faults)


def _before(entry: RegisterEntry | None) -> dict[UUID, tuple[int, bytes]]:
    return {entry.company_id: (entry.sequence, bytes(entry.leaf))} if entry else {}


def _place_faults(entry: Entry, tile: tiles.ReadTile) -> Iterator[Fault]:
    index, place = divmod(entry.index, tiles.WIDTH)
    if tile(0, index)[place * tiles.HASH : (place + 1) * tiles.HASH] != entry.leaf:
        yield Fault(FaultKind.INDEX_WRONG, str(entry.id))


def _log_faults(tile: tiles.ReadTile) -> Iterator[Fault]:
    """That the newest state is signed, and is the one of the tiles."""
    newest = selectors.last_checkpoint()
    if newest is None:
        return
    yield from check_checkpoint(selectors.checkpoint_line(newest), verifier())
    try:
        root = root_of(newest.size, tiles.reading(tile))
    except LookupError:
        root = b""
    if root != bytes(newest.root):
        yield Fault(FaultKind.ROOT_WRONG, str(newest.id))
