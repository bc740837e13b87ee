"""Words of people as they may stand on one line of a message, or in a header of it."""

import re

NAME_CHARACTERS = 70

OPENS, CLOSES = "\ue000", "\ue001"  # around the name of a value that is filled in later

# What ends a line, half a character, and the two signs of a hole.
UNWRITTEN = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ue000\ue001]")
# What makes a name read backwards, or hides a part of it.
_UNSEEN = re.compile(r"[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]")


def one_line(text: str) -> str:
    """The same words on one line."""
    return UNWRITTEN.sub(" ", text).strip()


def header_name(text: str) -> str:
    """A name as a header says it: one line, nothing unseen, 70 characters at most."""
    return " ".join(_UNSEEN.sub("", one_line(text)).split())[:NAME_CHARACTERS].strip()
