"""Whether a log is what its statements, its chains and its signatures say: every fault, by kind and by row.

Everything is recomputed from the statements up: fingerprint, leaf, chain of each company, tiles, roots, signatures.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from uuid import UUID

from apps.register.proof.leaves import FIRST, leaf_of
from apps.register.proof.statements import commitment_of, fingerprint_of, parse_statement
from shared.transparency import tiles
from shared.transparency.checkpoints import open_checkpoint
from shared.transparency.merkle import root_of
from shared.transparency.notes import BadNote, Verifier


class FaultKind(StrEnum):
    """What is wrong with a row."""

    STATEMENT_CHANGED = "statement_changed"  # it has another fingerprint
    PRIVATE_CHANGED = "private_changed"  # the public statement is tied to another one
    ROW_CHANGED = "row_changed"  # a column says something else than the statement
    SUBJECT_MISSING = "subject_missing"  # an entry of nothing
    NOT_RECORDED = "not_recorded"  # neither in the log, nor waiting for it
    FINGERPRINT_CHANGED = "fingerprint_changed"  # entry and subject have another one
    INDEX_WRONG = "index_wrong"  # a hole in the log
    SEQUENCE_WRONG = "sequence_wrong"  # a hole in the chain of a company
    CHAIN_BROKEN = "chain_broken"  # it does not follow the company's former leaf
    LEAF_WRONG = "leaf_wrong"  # another hash than that of what it says
    TILE_CHANGED = "tile_changed"
    TILE_MISSING = "tile_missing"
    CHECKPOINT_UNSIGNED = "checkpoint_unsigned"  # not signed by us, or not as it stands there
    CHECKPOINT_CHANGED = "checkpoint_changed"  # its columns say something else than the note
    ROOT_WRONG = "root_wrong"  # the log has another root at that size
    CHECKPOINT_MISSING = "checkpoint_missing"  # nobody signed the last entries


@dataclass(frozen=True, slots=True)
class Fault:
    kind: FaultKind
    id: str  # of the row; of a tile that is missing, its path


@dataclass(frozen=True, slots=True, kw_only=True)
class Subject:
    """A receipt or a cancellation, as its table has it; `columns` are those that its statements repeat."""

    id: UUID
    kind: str
    company: UUID
    public: str
    private: str  # empty: forgotten
    salt: bytes
    fingerprint: bytes
    columns: dict[str, str]
    private_columns: dict[str, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    id: UUID
    company: UUID
    index: int
    sequence: int
    kind: str
    fingerprint: bytes
    previous: bytes
    leaf: bytes


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredTile:
    id: UUID
    level: int
    index: int
    hashes: bytes


@dataclass(frozen=True, slots=True, kw_only=True)
class SignedState:
    id: UUID
    size: int
    root: bytes
    note: str


def check_subject(subject: Subject) -> Iterator[Fault]:
    """The statements of one receipt or cancellation, and its row."""
    if fingerprint_of(subject.public) != subject.fingerprint:
        yield Fault(FaultKind.STATEMENT_CHANGED, str(subject.id))
        return
    try:
        said = parse_statement(subject.public)
    except ValueError:
        yield Fault(FaultKind.STATEMENT_CHANGED, str(subject.id))
        return
    told = {**subject.columns, "kind": subject.kind, "company": str(subject.company)}
    if subject.private or subject.salt:
        tied = commitment_of(salt=subject.salt, private=subject.private)
        if tied != said.get("commitment"):
            yield Fault(FaultKind.PRIVATE_CHANGED, str(subject.id))
            return
        said |= parse_statement(subject.private)
        told |= subject.private_columns
    if any(said.get(name) != value for name, value in told.items()):
        yield Fault(FaultKind.ROW_CHANGED, str(subject.id))


@dataclass
class Chains:
    """The entries, in the order of the log or of one company: each follows the former of its company."""

    heads: dict[UUID, tuple[int, bytes]] = field(default_factory=dict)

    def check(self, entry: Entry) -> Iterator[Fault]:
        sequence, former = self.heads.get(entry.company, (0, FIRST))
        self.heads[entry.company] = entry.sequence, entry.leaf
        if entry.sequence != sequence + 1:
            yield Fault(FaultKind.SEQUENCE_WRONG, str(entry.id))
        elif entry.previous != former:
            yield Fault(FaultKind.CHAIN_BROKEN, str(entry.id))
        leaf = leaf_of(
            fingerprint=entry.fingerprint,
            sequence=entry.sequence,
            previous=entry.previous,
        )
        if leaf != entry.leaf:
            yield Fault(FaultKind.LEAF_WRONG, str(entry.id))


def check_entry(entry: Entry, subject: Subject | None) -> Iterator[Fault]:
    """That it is the entry of what it names."""
    if subject is None:
        yield Fault(FaultKind.SUBJECT_MISSING, str(entry.id))
        return
    if subject.fingerprint != entry.fingerprint:
        yield Fault(FaultKind.FINGERPRINT_CHANGED, str(entry.id))
    if (subject.kind, subject.company) != (entry.kind, entry.company):
        yield Fault(FaultKind.ROW_CHANGED, str(entry.id))


def check_tiles(made: tiles.Tiles, stored: Iterable[StoredTile]) -> Iterator[Fault]:
    """Those that the leaves make, byte for byte, and no other."""
    expected = dict(made)
    for tile in stored:
        if expected.pop((tile.level, tile.index), None) != tile.hashes:
            yield Fault(FaultKind.TILE_CHANGED, str(tile.id))
    for level, index in expected:
        yield Fault(FaultKind.TILE_MISSING, tiles.TileName(level, index).path)


def check_checkpoints(
    made: tiles.Tiles, size: int, signed: Iterable[SignedState], verifier: Verifier
) -> Iterator[Fault]:
    """Each is signed, says what its row says, and has the root that the leaves make."""
    read = tiles.reading(lambda *place: made[place])
    last = 0
    for one in signed:
        last = max(last, one.size)
        yield from check_checkpoint(one, verifier)
        if one.size > size or root_of(one.size, read) != one.root:
            yield Fault(FaultKind.ROOT_WRONG, str(one.id))
    if last != size:
        yield Fault(FaultKind.CHECKPOINT_MISSING, str(size))


def check_checkpoint(one: SignedState, verifier: Verifier) -> Iterator[Fault]:
    origin = one.note.partition("\n")[0]  # an installation that moved signed under its former name
    try:
        state = open_checkpoint(one.note, Verifier(origin, verifier.public))
    except BadNote:
        yield Fault(FaultKind.CHECKPOINT_UNSIGNED, str(one.id))
        return
    if (state.size, state.root) != (one.size, one.root):
        yield Fault(FaultKind.CHECKPOINT_CHANGED, str(one.id))


def check_log(
    *,
    entries: Iterable[tuple[Entry, Subject | None]],
    stored: Iterable[StoredTile],
    signed: Iterable[SignedState],
    verifier: Verifier,
) -> Iterator[Fault]:
    """Every fault of a whole log; `entries` in the order of their index."""
    leaves: list[bytes] = []
    chains = Chains()
    for entry, subject in entries:
        if entry.index != len(leaves):
            yield Fault(FaultKind.INDEX_WRONG, str(entry.id))
        leaves.append(entry.leaf)
        yield from chains.check(entry)
        yield from check_entry(entry, subject)
        if subject:
            yield from check_subject(subject)
    made = tiles.grow(0, {}, leaves)
    yield from check_tiles(made, stored)
    yield from check_checkpoints(made, len(leaves), signed, verifier)
