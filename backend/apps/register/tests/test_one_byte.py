"""One byte of a statement, an entry, a tile or a checkpoint changes: it is found, and its row is named."""

import os
from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from random import Random
from typing import Any
from uuid import UUID

import pytest
from django.utils import timezone

from apps.register import proof
from apps.register.proof import verification
from apps.register.proof.verification import Entry, SignedState, StoredTile, Subject
from shared.ids import uuid7
from shared.transparency import merkle, tiles
from shared.transparency.checkpoints import sign_checkpoint
from shared.transparency.notes import Signer

SIGNER = Signer("livretier.test/register", bytes(range(32)))
RECEIPTS, FLIPS = 300, 200
MANY = int(os.environ.get("FLIPS", FLIPS))  # a long suite asks for more


@dataclass
class Log:
    """All tables, in memory."""

    subjects: list[Subject]
    entries: list[Entry]
    tiles: list[StoredTile]
    checkpoints: list[SignedState]

    def faults(self) -> Iterator[verification.Fault]:
        return verification.check_log(
            entries=zip(self.entries, self.subjects, strict=True),
            stored=self.tiles,
            signed=self.checkpoints,
            verifier=SIGNER.verifier,
        )


def _subject(company: UUID, number: int) -> Subject:
    salt, private = proof.new_salt(), proof.canonical({"last_name": f"Rouquette {number}"})
    public = proof.canonical(
        {
            "commitment": proof.commitment_of(salt=salt, private=private),
            "company": str(company),
            "kind": "receipt",
            "number": proof.new_number(),
            "received_at": proof.said_at(timezone.now()),
        }
    )
    return Subject(
        id=uuid7(),
        kind="receipt",
        company=company,
        public=public,
        private=private,
        salt=salt,
        fingerprint=proof.fingerprint_of(public),
        columns={},
        private_columns={},
    )


def _entries(subjects: list[Subject]) -> Iterator[Entry]:
    heads: dict[UUID, tuple[int, bytes]] = {}
    for index, subject in enumerate(subjects):
        sequence, previous = heads.get(subject.company, (0, proof.FIRST))
        sequence += 1
        leaf = proof.leaf_of(fingerprint=subject.fingerprint, sequence=sequence, previous=previous)
        heads[subject.company] = sequence, leaf
        yield Entry(
            id=uuid7(),
            company=subject.company,
            index=index,
            sequence=sequence,
            kind="receipt",
            fingerprint=subject.fingerprint,
            previous=previous,
            leaf=leaf,
        )


@pytest.fixture(scope="module")
def log() -> Log:
    companies = [uuid7() for _ in range(3)]
    subjects = [_subject(companies[number % 3], number) for number in range(RECEIPTS)]
    entries = list(_entries(subjects))
    leaves = [entry.leaf for entry in entries]
    checkpoints = []
    for size in (7, 256, RECEIPTS):
        root = merkle.root_of_hashes(leaves[:size])
        note = sign_checkpoint(size=size, root=root, signer=SIGNER)
        checkpoints.append(SignedState(id=uuid7(), size=size, root=root, note=note))
    stored = [
        StoredTile(id=uuid7(), level=level, index=index, hashes=hashes)
        for (level, index), hashes in tiles.grow(0, {}, leaves).items()
    ]
    return Log(subjects, entries, stored, checkpoints)


def _flipped(value: Any, random: Random) -> Any:
    """One byte of it is another one; a text stays one that the database would take."""
    if isinstance(value, int):
        return value ^ (1 << random.randrange(16))
    if isinstance(value, UUID):
        return UUID(bytes=_flipped(value.bytes, random))
    if isinstance(value, str):
        place = random.randrange(len(value))
        letter = random.choice([one for one in "0aZ=é \n" if one != value[place]])
        return value[:place] + letter + value[place + 1 :]
    changed = bytearray(value)
    changed[random.randrange(len(value))] ^= random.randrange(1, 256)
    return bytes(changed)


TABLES = ("subjects", "entries", "tiles", "checkpoints")
UNHASHED = {"id", "columns", "private_columns"}


def _with_one_flip(log: Log, random: Random) -> tuple[Log, str, str]:
    """The log with one byte of one column changed, the id of its row, and which column."""
    table = random.choice(TABLES)
    rows = list(getattr(log, table))
    place = random.randrange(len(rows))
    names = [one.name for one in fields(rows[place]) if one.name not in UNHASHED]
    name = random.choice(names)
    value = getattr(rows[place], name)
    rows[place] = replace(rows[place], **{name: _flipped(value, random)})
    return replace(log, **{table: rows}), str(rows[place].id), f"{table}.{name}"


def _found(log: Log, flips: int) -> tuple[int, set[str]]:
    """How many of so many flips are found by the id of their row, and which columns were missed."""
    random, missed, found = Random(20), set(), 0
    for _ in range(flips):
        changed, changed_id, column = _with_one_flip(log, random)
        try:
            named = {fault.id for fault in changed.faults()}
        except ValueError:
            named = set()
        if changed_id in named:
            found += 1
        else:
            missed.add(column)
    return found, missed


def test_a_sound_log_has_no_fault(log):
    assert list(log.faults()) == []


def test_every_flip_is_found_and_named(log):
    assert _found(log, MANY) == (MANY, set())


CHECKS: list[str] = [
    "check_subject",
    "check_entry",
    "check_tiles",
    "check_checkpoint",
    "check_checkpoints",
]


@pytest.mark.parametrize("check", CHECKS)
def test_without_one_check_some_are_missed(log, monkeypatch, check):
    monkeypatch.setattr(verification, check, _nothing)

    assert _found(log, FLIPS)[0] < FLIPS


@pytest.mark.parametrize("missing", ["sequence", "previous", "leaf"])
def test_without_one_part_of_the_chain_some_are_missed(log, monkeypatch, missing):
    whole = verification.Chains.check
    kinds = {"sequence": "sequence_wrong", "previous": "chain_broken", "leaf": "leaf_wrong"}

    def partly(chains: verification.Chains, entry: Entry) -> Iterator[verification.Fault]:
        return (fault for fault in whole(chains, entry) if fault.kind != kinds[missing])

    monkeypatch.setattr(verification.Chains, "check", partly)

    assert _chain_faults(log, missing) == set()
    monkeypatch.undo()
    assert _chain_faults(log, missing) != set()


def _chain_faults(log: Log, name: str) -> set[str]:
    """Of a rewritten chain, whose later leaves were all made to fit but for one column."""
    changed = {
        "sequence": lambda entry: _rehashed(entry, sequence=entry.sequence + 1),
        "previous": lambda entry: _rehashed(entry, previous=bytes(32)),
        "leaf": lambda entry: replace(entry, leaf=bytes(32)),
    }[name](log.entries[-1])
    chains = verification.Chains()
    return {fault.id for entry in (*log.entries[:-1], changed) for fault in chains.check(entry)}


def _rehashed(entry: Entry, **said: Any) -> Entry:
    told = replace(entry, **said)
    leaf = proof.leaf_of(
        fingerprint=told.fingerprint, sequence=told.sequence, previous=told.previous
    )
    return replace(told, leaf=leaf)


def _nothing(*_: Any) -> Iterator[verification.Fault]:
    return iter(())
