"""What the page of verification is tried with is what the register makes."""

import json
from pathlib import Path

from apps.register.proof import parse_number
from apps.register.tests.proof.evidence_files import PUBLIC, told_to_browsers

ROOT = Path(__file__).parents[5]
FILE = ROOT / "frontend/apps/studio/src/features/verification/proof/proved.json"


def test_the_committed_receipt_is_the_one_that_the_register_makes():
    assert json.loads(FILE.read_text("utf-8")) == told_to_browsers()


def test_its_number_is_one():
    assert parse_number(PUBLIC.number) == PUBLIC.number
