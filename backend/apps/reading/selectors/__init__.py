"""What can be asked about reading."""

from apps.reading.selectors.access import access_of, editions_online
from apps.reading.selectors.addresses import member_address, poster_address, reading_address, shown
from apps.reading.selectors.doors import (
    Door,
    find_door,
    find_link,
    is_in_force,
    locales_online,
)
from apps.reading.selectors.entries import entries_of, entries_since, numbers_of_all
from apps.reading.selectors.links import count_links, links_in_force, links_of_participations
from apps.reading.selectors.passes import grant_of_member
from apps.reading.selectors.state import Reading, end_of_day, reading_of

__all__ = [
    "Door",
    "Reading",
    "access_of",
    "count_links",
    "editions_online",
    "end_of_day",
    "entries_of",
    "entries_since",
    "find_door",
    "find_link",
    "grant_of_member",
    "is_in_force",
    "links_in_force",
    "links_of_participations",
    "locales_online",
    "member_address",
    "numbers_of_all",
    "poster_address",
    "reading_address",
    "reading_of",
    "shown",
]
