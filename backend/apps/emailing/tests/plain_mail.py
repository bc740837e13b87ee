"""Messages without the renderer's process: what stands in them matters elsewhere."""

from html import escape
from typing import Any

from apps.emailing.message import CLOSES, OPENS
from apps.publishing.services import Mail


def plain_mail(*, booklet: object, given: dict[str, Any]) -> Mail:
    """Every node of it on a line, and where one unsubscribes."""
    blocks = [_said(block) for block in given["body"]]
    said = "\n".join([*blocks, f"{OPENS}unsubscribe{CLOSES}"])
    return Mail(
        subject="".join(map(_inline, given["subject"])),
        html=f'<!doctype html><html lang="{given["locale"]}"><p>{escape(said)}</p></html>',
        text=said,
    )


def _said(block: dict[str, Any]) -> str:
    if block["type"] == "button":
        return f"{block['text']} {OPENS}link{CLOSES}"
    return "".join(map(_inline, block.get("content", [])))


def _inline(node: dict[str, Any]) -> str:
    return f"{OPENS}{node['name']}{CLOSES}" if node["type"] == "variable" else node.get("text", "")
