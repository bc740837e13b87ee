"""Rows of the register as verification reads them."""

from collections.abc import Iterator
from itertools import islice
from uuid import UUID

from django.db.models import Exists, OuterRef, QuerySet

from apps.register.models import (
    Cancellation,
    Checkpoint,
    EntryKind,
    PendingEntry,
    Receipt,
    RegisterEntry,
    Tile,
)
from apps.register.proof import said_at, verification

BATCH = 500


def receipt_subject(one: Receipt) -> verification.Subject:
    return verification.Subject(
        id=one.id,
        kind=EntryKind.RECEIPT.value,
        company=one.company_id,
        public=one.public,
        private=one.private,
        salt=bytes(one.salt),
        fingerprint=bytes(one.fingerprint),
        columns={
            "number": one.number,
            "booklet": str(one.booklet_id),
            "publication": str(one.publication_id),
            "version": one.version,
            "locale": one.locale,
            "part": one.part,
            "channel": one.channel,
            "strength": one.strength,
            "received_at": said_at(one.received_at),
        },
        private_columns={
            "signer": one.signer,
            "gesture": one.gesture,
            "device_at": said_at(one.device_at),
            "sent_at": said_at(one.sent_at),
        },
    )


def cancellation_subject(one: Cancellation) -> verification.Subject:
    return verification.Subject(
        id=one.id,
        kind=EntryKind.CANCELLATION.value,
        company=one.company_id,
        public=one.public,
        private=one.private,
        salt=bytes(one.salt),
        fingerprint=bytes(one.fingerprint),
        columns={"number": one.receipt.number, "cancelled_at": said_at(one.at)},
        private_columns={"reason": one.reason},
    )


def entries_with_subjects(
    entries: QuerySet[RegisterEntry],
) -> Iterator[tuple[verification.Entry, verification.Subject | None]]:
    """In the order of the given rows, some hundreds at a time."""
    for some in _batches(entries):
        subjects = subjects_of({one.subject_id for one in some})
        for one in some:
            yield entry_line(one), subjects.get(one.subject_id)


def subjects_of(ids: set[UUID]) -> dict[UUID, verification.Subject]:
    receipts = Receipt.objects.filter(id__in=ids)
    cancellations = Cancellation.objects.filter(id__in=ids).select_related("receipt")
    return {
        **{one.id: receipt_subject(one) for one in receipts},
        **{one.id: cancellation_subject(one) for one in cancellations},
    }


def entry_line(one: RegisterEntry) -> verification.Entry:
    return verification.Entry(
        id=one.id,
        company=one.company_id,
        index=one.index,
        sequence=one.sequence,
        kind=one.kind,
        fingerprint=bytes(one.fingerprint),
        previous=bytes(one.previous),
        leaf=bytes(one.leaf),
    )


def tile_lines() -> Iterator[verification.StoredTile]:
    for one in Tile.objects.order_by("level", "index").iterator(chunk_size=BATCH):
        yield verification.StoredTile(
            id=one.id, level=one.level, index=one.index, hashes=bytes(one.hashes)
        )


def checkpoint_lines() -> Iterator[verification.SignedState]:
    for one in Checkpoint.objects.order_by("size").iterator(chunk_size=BATCH):
        yield checkpoint_line(one)


def checkpoint_line(one: Checkpoint) -> verification.SignedState:
    return verification.SignedState(id=one.id, size=one.size, root=bytes(one.root), note=one.note)


def unrecorded_subjects() -> Iterator[UUID]:
    """Receipts and cancellations that are in no entry and do not wait for one."""
    here = {"subject_id": OuterRef("id")}
    nowhere = ~Exists(RegisterEntry.objects.filter(**here)) & ~Exists(
        PendingEntry.objects.filter(**here)
    )
    yield from Receipt.objects.filter(nowhere).values_list("id", flat=True)
    yield from Cancellation.objects.filter(nowhere).values_list("id", flat=True)


def _batches(entries: QuerySet[RegisterEntry]) -> Iterator[list[RegisterEntry]]:
    rows = entries.iterator(chunk_size=BATCH)
    while some := list(islice(rows, BATCH)):
        yield some
