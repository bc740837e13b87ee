"""Reads of the register."""

from apps.register.selectors.by_number import Told, find_by_number, tell_receipt
from apps.register.selectors.lines import (
    COLUMNS,
    receipt_lines,
    receipt_lines_of_company,
    receipts_of_person,
)
from apps.register.selectors.log import (
    get_checkpoint,
    get_tile,
    last_checkpoint,
    log_size,
    read_tile,
)
from apps.register.selectors.receipts import (
    RegisterFilter,
    entries_of,
    find_receipts,
    get_receipt,
    get_register,
    list_receipts,
)
from apps.register.selectors.seen import seen_with
from apps.register.selectors.sentence import sentence_in_french
from apps.register.selectors.shown import (
    Shown,
    blocks_of_publication,
    chapters_of_publication,
    shown_by_bundle,
    shown_by_edition,
)
from apps.register.selectors.state import Inclusion, RegisterState, inclusion_of, state_of
from apps.register.selectors.verified import (
    cancellation_subject,
    checkpoint_line,
    checkpoint_lines,
    entries_with_subjects,
    receipt_subject,
    tile_lines,
    unrecorded_subjects,
)

__all__ = [
    "COLUMNS",
    "Inclusion",
    "RegisterFilter",
    "RegisterState",
    "Shown",
    "Told",
    "blocks_of_publication",
    "cancellation_subject",
    "chapters_of_publication",
    "checkpoint_line",
    "checkpoint_lines",
    "entries_of",
    "entries_with_subjects",
    "find_by_number",
    "find_receipts",
    "get_checkpoint",
    "get_receipt",
    "get_register",
    "get_tile",
    "inclusion_of",
    "last_checkpoint",
    "list_receipts",
    "log_size",
    "read_tile",
    "receipt_lines",
    "receipt_lines_of_company",
    "receipt_subject",
    "receipts_of_person",
    "seen_with",
    "sentence_in_french",
    "shown_by_bundle",
    "shown_by_edition",
    "state_of",
    "tell_receipt",
    "tile_lines",
    "unrecorded_subjects",
]
