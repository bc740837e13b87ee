from collections.abc import Sequence
from datetime import datetime
from uuid import UUID

from django.db.models import OuterRef, Subquery

from apps.companies.models import Company
from apps.register.models import Checkpoint, PendingEntry, RegisterEntry, Tile
from apps.register.proof import FIRST, leaf_of
from apps.register.proof.keys import signer
from apps.register.selectors import log_size, read_tile
from apps.register.services._leader import leads
from shared.tenancy import act_as_platform
from shared.transparency import tiles
from shared.transparency.checkpoints import sign_checkpoint
from shared.transparency.merkle import root_of

MOST = 4000

Head = tuple[int, bytes]  # the sequence and the leaf of a company's last entry


def record_entries(*, now: datetime, most: int = MOST) -> int:
    """Places for what waits, oldest first, tiles and a signed checkpoint: all of it, or nothing.

    Nobody else writes the log meanwhile; where somebody does, this does nothing.
    """
    with act_as_platform():
        if not leads():
            return 0
        waiting = list(PendingEntry.objects.order_by("id")[:most])
        if waiting:
            size = log_size()
            entries = _placed(waiting, size, now)
            RegisterEntry.objects.bulk_create(entries, batch_size=1000)
            _extend(size, [bytes(entry.leaf) for entry in entries])
            PendingEntry.objects.filter(id__in=[one.id for one in waiting]).delete()
        return len(waiting)


def _placed(waiting: Sequence[PendingEntry], size: int, now: datetime) -> list[RegisterEntry]:
    heads = _heads({one.company_id for one in waiting})
    entries = []
    for index, one in enumerate(waiting, start=size):
        sequence, previous = heads[one.company_id]
        fingerprint = bytes(one.fingerprint)
        leaf = leaf_of(fingerprint=fingerprint, sequence=sequence + 1, previous=previous)
        heads[one.company_id] = sequence + 1, leaf
        entries.append(
            RegisterEntry(
                company_id=one.company_id,
                index=index,
                sequence=sequence + 1,
                kind=one.kind,
                subject_id=one.subject_id,
                fingerprint=fingerprint,
                previous=previous,
                leaf=leaf,
                recorded_at=now,
            )
        )
    return entries


def _heads(companies: set[UUID]) -> dict[UUID, Head]:
    """Two looks into an index for each, however many entries a company has."""
    last = RegisterEntry.objects.filter(company_id=OuterRef("id")).order_by("-sequence")
    found = Company.objects.filter(id__in=companies).values_list(
        "id", Subquery(last.values("sequence")[:1]), Subquery(last.values("leaf")[:1])
    )
    return {
        company_id: (sequence, bytes(leaf)) if sequence else (0, FIRST)
        for company_id, sequence, leaf in found
    }


def _extend(size: int, leaves: list[bytes]) -> None:
    edge = {place: read_tile(*place) for place in tiles.edge_of(size)}
    changed = tiles.grow(size, edge, leaves)
    Tile.objects.bulk_create(
        [
            Tile(level=level, index=index, hashes=hashes)
            for (level, index), hashes in changed.items()
        ],
        update_conflicts=True,
        unique_fields=["level", "index"],
        update_fields=["hashes", "updated_at"],
    )
    size += len(leaves)
    root = root_of(size, tiles.reading(lambda *place: changed.get(place) or read_tile(*place)))
    note = sign_checkpoint(size=size, root=root, signer=signer())
    Checkpoint.objects.create(size=size, root=root, note=note)
