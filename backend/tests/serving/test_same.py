"""njs compares what is secret in a time that does not tell where it differs."""

import json
import subprocess
from pathlib import Path

import pytest

from tests.processes import REPOSITORY

NGINX = REPOSITORY / "deploy" / "nginx"
# Node stands in for njs, with texts that note each look at one of their characters.
LOOK = """
import same from '%s';
const looked = [];
const watched = (text) => ({ length: text.length, charCodeAt: (at) => (looked.push(at), text.charCodeAt(at)) });
const [given, expected] = JSON.parse(process.argv[1]);
console.log(JSON.stringify([same(watched(given), expected), looked]));
"""


@pytest.mark.parametrize(
    ("given", "answer"),
    [("secret", True), ("Secret", False), ("secreT", False), ("xxxxxx", False)],
)
def test_every_character_is_looked_at_wherever_they_differ(given: str, answer: bool):
    command = ["node", "--input-type=module", "--eval", LOOK % (NGINX / "same.js")]
    said = subprocess.check_output([*command, json.dumps([given, "secret"])], text=True)

    assert json.loads(said) == [answer, [0, 1, 2, 3, 4, 5]]


@pytest.mark.parametrize("script", sorted(NGINX.glob("*.js")), ids=lambda script: script.name)
def test_no_signature_is_compared_otherwise(script: Path):
    compared = [line for line in script.read_text().splitlines() if "===" in line]

    assert not [line for line in compared if "expected" in line and "length" not in line]
