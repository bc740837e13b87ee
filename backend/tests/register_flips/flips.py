"""One byte of one row of the register becomes another one, as somebody with every right over the tables would do it."""

from dataclasses import dataclass
from random import Random
from typing import Any
from uuid import UUID

import psycopg
from psycopg import sql

STATEMENTS = ("public", "private", "salt", "fingerprint")
OF_A_RECEIPT = ("number", "booklet_id", "publication_id", "version", "locale", "channel", "gesture")
COLUMNS = {
    "register_receipt": (*STATEMENTS, *OF_A_RECEIPT),
    "register_cancellation": (*STATEMENTS, "reason"),
    "register_registerentry": (
        "index",
        "sequence",
        "subject_id",
        "fingerprint",
        "previous",
        "leaf",
    ),
    "register_tile": ("level", "index", "hashes"),
    "register_checkpoint": ("size", "root", "note"),
}


@dataclass(frozen=True)
class Flip:
    table: str
    column: str
    id: UUID
    before: Any


class Flips:
    """At random, of every table and column alike."""

    def __init__(self, database: psycopg.Connection, random: Random) -> None:
        self.database, self.random = database, random
        self.ids = {table: self._ids(table) for table in COLUMNS}

    def make(self) -> Flip:
        """One that the tables take: some break a constraint, and cannot be."""
        while True:
            table = self.random.choice(list(COLUMNS))
            column, row = self.random.choice(COLUMNS[table]), self.random.choice(self.ids[table])
            flip = Flip(table, column, row, self._read(table, column, row))
            try:
                self._write(flip, self._flipped(flip.before))
            except (psycopg.IntegrityError, psycopg.DataError):
                continue
            return flip

    def undo(self, flip: Flip) -> None:
        self._write(flip, flip.before)

    def _flipped(self, value: Any) -> Any:
        if isinstance(value, int):
            return value ^ (1 << self.random.randrange(15))
        if isinstance(value, UUID):
            return UUID(bytes=self._flipped(value.bytes))
        if isinstance(value, str):
            return self._flipped_text(value)
        changed = bytearray(value)
        changed[self.random.randrange(len(changed))] ^= self.random.randrange(1, 256)
        return bytes(changed)

    def _flipped_text(self, value: str) -> str:
        """Still a text that PostgreSQL takes."""
        while True:
            try:
                text = bytes(self._flipped(value.encode())).decode()
            except UnicodeDecodeError:
                continue
            if "\0" not in text:
                return text

    def _ids(self, table: str) -> list[UUID]:
        rows = self.database.execute(
            sql.SQL("SELECT id FROM {} ORDER BY id").format(sql.Identifier(table))
        )
        return [row[0] for row in rows.fetchall()]

    def _read(self, table: str, column: str, row: UUID) -> Any:
        statement = sql.SQL("SELECT {} FROM {} WHERE id = %s").format(
            sql.Identifier(column), sql.Identifier(table)
        )
        found = self.database.execute(statement, [row]).fetchone()
        assert found
        return found[0]

    def _write(self, flip: Flip, value: Any) -> None:
        statement = sql.SQL("UPDATE {} SET {} = %s WHERE id = %s").format(
            sql.Identifier(flip.table), sql.Identifier(flip.column)
        )
        self.database.execute(statement, [value, flip.id])
