"""The studio's tests read the same table."""

import json

import pytest

from shared.documents.safe_url import safe_url
from shared.documents.shapes import SCHEMA
from shared.documents.validate import is_valid

_TABLE = json.loads(SCHEMA.with_name("addresses.json").read_text("utf-8"))


def _button(address: str) -> dict[str, object]:
    button = {"id": "a", "type": "button", "props": {"label": "Ouvrir", "href": address}}
    return {"schema": 2, "blocks": [button]}


@pytest.mark.parametrize("address", _TABLE["safe"])
def test_lets_through(address: str):
    assert safe_url(address) == address
    assert is_valid(_button(address))


@pytest.mark.parametrize("address", _TABLE["hostile"])
def test_refuses(address: str):
    assert safe_url(address) is None
    # An author who has not said it yet: kept, and never drawn as a link.
    assert is_valid(_button(address)) is (address == "")
