"""What can be done about who reads."""

from apps.reading.services.change_reading_code import change_reading_code
from apps.reading.services.end_links import end_links
from apps.reading.services.end_passes import end_passes
from apps.reading.services.ensure_access import ensure_access
from apps.reading.services.forget_links import forget_links
from apps.reading.services.forget_passes import forget_passes
from apps.reading.services.keep_links import keep_links
from apps.reading.services.let_in import (
    OPENED_BY_LINKS,
    EndedLink,
    Entered,
    UnknownLink,
    WrongCode,
    let_in_by_code,
    let_in_by_link,
    let_in_member,
)
from apps.reading.services.prepare_poster import prepare_poster
from apps.reading.services.refresh_company import refresh_company
from apps.reading.services.refresh_entry import refresh_entry
from apps.reading.services.set_reading_access import set_reading_access

__all__ = [
    "OPENED_BY_LINKS",
    "EndedLink",
    "Entered",
    "UnknownLink",
    "WrongCode",
    "change_reading_code",
    "end_links",
    "end_passes",
    "ensure_access",
    "forget_links",
    "forget_passes",
    "keep_links",
    "let_in_by_code",
    "let_in_by_link",
    "let_in_member",
    "prepare_poster",
    "refresh_company",
    "refresh_entry",
    "set_reading_access",
]
