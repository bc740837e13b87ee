"""Where a link of a booklet may lead: the expression is the blocks' own, from page.schema.json."""

import json
import re
from functools import cache

from shared.documents.shapes import SCHEMA


def safe_url(address: str) -> str | None:
    """The address if a booklet may lead there, or nothing."""
    return address if _expression().fullmatch(address) else None


@cache
def _expression() -> re.Pattern[str]:
    return re.compile(json.loads(SCHEMA.read_text("utf-8"))["$defs"]["safe_url"]["pattern"])
