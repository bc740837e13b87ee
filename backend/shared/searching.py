"""Rows that hold every word of a search, in lists of a million behind the wall."""

import re
from collections.abc import Sequence
from typing import Any, TypeVar
from uuid import UUID

from django.db import connection
from django.db.models import Func, Model, Q, QuerySet, TextField, Value
from django.db.models.functions import Lower, StrIndex
from django.db.models.lookups import GreaterThan

from shared.folding import fold

MOST_WORDS = 8
FEW = 3000  # rows that are sorted as fast as an index is walked for a page of them
LAST = "\uffff"  # after every letter, in any order of letters
WORD = re.compile(r"\w+")
LATIN = "".join(map(chr, range(0xC0, 0x180)))
ACCENTED = "".join(letter for letter in LATIN if len(fold(letter)) == 1 and fold(letter) != letter)
PLAIN = fold(ACCENTED)

Rows = TypeVar("Rows", bound=QuerySet[Any])


def words_of(search: str) -> list[str]:
    """What somebody looks for, folded as the column `words` is."""
    return WORD.findall(fold(search))[:MOST_WORDS]


def holding(rows: Rows, words: Sequence[str], *, column: str = "words") -> Rows:
    """Those that hold each of these words.

    By position, not by LIKE: behind the wall that would be planned as if hardly any row held it.
    """
    for word in words:
        rows = rows.filter(GreaterThan(StrIndex(column, Value(word)), 0))
    return rows


def folded(column: str) -> Func:
    """A column of French and other Latin texts as PostgreSQL folds it: for one that it keeps by itself (`GeneratedField`)."""
    letters = (Value(ACCENTED), Value(PLAIN))
    return Func(Lower(column), *letters, function="translate", output_field=TextField())


def holding_in_list(
    rows: Rows, words: Sequence[str], *, place: Q, company_id: UUID, within: UUID, name: str = ""
) -> list[Rows]:
    """The same for a page in order, of the rows of a place: few are looked up and sorted, many are soon met along the index.

    Of the few, only the ids are asked for: beside the place, PostgreSQL would read the whole index of the place as well.
    A list in the order of names says by which column: many of one name are met late, but all together. They and the few
    who are found elsewhere are two parts, each read in its order: with OR, PostgreSQL would gather the many and sort them.
    """
    if not words:
        return [rows.filter(place)]
    where = [company_id, within, [f"%{word}%" for word in words], FEW]
    few, crowd = _few_or_crowd(rows.model, where, words) if name else (_few(rows.model, where), "")
    if few is None:
        return [holding(rows.filter(place), words)]
    if not crowd:
        return [holding(rows.filter(id__in=few), words)]
    together = Q(**{f"{name}__gte": crowd, f"{name}__lt": f"{crowd}{LAST}"})
    parts = [rows.filter(place, together)]
    if few:
        parts.append(rows.filter(~together, id__in=few))
    return [holding(part, words) for part in parts]


def _few(model: type[Model], where: list[Any]) -> list[UUID] | None:
    """Their ids, by the function that a migration made with `Searchable`; none if they are many."""
    with connection.cursor() as cursor:
        cursor.execute(f"SELECT {model._meta.db_table}_like(%s, %s, %s, %s)", where)
        found: list[UUID] | None = cursor.fetchone()[0]
    return found


def _few_or_crowd(
    model: type[Model], where: list[Any], words: Sequence[str]
) -> tuple[list[UUID] | None, str]:
    """The same by `SearchableByName`: how the name of a crowd begins, if there is one, and who is found beside it."""
    with connection.cursor() as cursor:
        named_like = f"{model._meta.db_table}_named_like"
        cursor.execute(f"SELECT * FROM {named_like}(%s, %s, %s, %s, %s)", [*where, list(words)])  # noqa: S608 (a table of ours)
        found, crowd = cursor.fetchone()
    return found, crowd or ""
