"""The message that a company writes: what may stand in it, and how words of people are said in it."""

from apps.emailing.message.body import BadMessage, check_body, check_subject
from apps.emailing.message.content import content_sha256, fallback_locale
from apps.emailing.message.drafts import draft_texts
from apps.emailing.message.names import (
    CLOSES,
    NAME_CHARACTERS,
    OPENS,
    UNWRITTEN,
    header_name,
    one_line,
)

__all__ = [
    "CLOSES",
    "NAME_CHARACTERS",
    "OPENS",
    "UNWRITTEN",
    "BadMessage",
    "check_body",
    "check_subject",
    "content_sha256",
    "draft_texts",
    "fallback_locale",
    "header_name",
    "one_line",
]
