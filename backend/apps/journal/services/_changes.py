"""What an act changed, as a cell says it: "role : writer → auditor"."""

import json
from typing import Any

from apps.journal.models import AuditEvent
from shared.language import text

BETWEEN = " ; "
NOTHING = "–"


def changes_text(event: AuditEvent, language: str) -> str:
    """Every field that the act touched, with what it was and what it became."""
    fields = dict.fromkeys([*event.before, *event.after])
    return BETWEEN.join(_change(event, field, language) for field in fields)


def _change(event: AuditEvent, field: str, language: str) -> str:
    after = _said(event.after[field], language) if field in event.after else NOTHING
    change = f"{_said(event.before[field], language)} → {after}" if field in event.before else after
    return text("journal.change", language, field=field.replace("_", " "), change=change)


def _said(value: Any, language: str) -> str:
    if isinstance(value, bool):
        return text("journal.yes" if value else "journal.no", language)
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
