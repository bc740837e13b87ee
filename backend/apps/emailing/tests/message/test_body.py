import json
from pathlib import Path

import pytest

from apps.emailing.message import BadMessage, check_body, check_subject

CASES = json.loads(Path(__file__).with_name("bodies.json").read_text("utf-8"))
LINK = {"type": "variable", "name": "link"}


def paragraph(*content: dict[str, str]) -> dict[str, object]:
    return {"type": "paragraph", "content": list(content)}


class TestBody:
    @pytest.mark.parametrize("body", CASES["bodies"]["good"])
    def test_is_taken(self, body):
        check_body(body, needs_link=False)

    @pytest.mark.parametrize("body", CASES["bodies"]["bad"])
    def test_is_refused(self, body):
        with pytest.raises(BadMessage):
            check_body(body, needs_link=False)

    @pytest.mark.parametrize(
        "body",
        [
            [paragraph(LINK)],
            [{"type": "button", "text": "Ouvrir"}],
            [{"type": "list", "items": [[LINK]]}],
        ],
    )
    def test_leads_to_the_booklet(self, body):
        check_body(body, needs_link=True)

    @pytest.mark.parametrize(
        "body",
        [
            [paragraph({"type": "text", "text": "link"})],
            [{"type": "button", "text": "Ouvrir", "href": "https://example.org/"}],
        ],
    )
    def test_must_lead_to_the_booklet_unless_it_only_informs(self, body):
        check_body(body, needs_link=False)

        with pytest.raises(BadMessage, match="does not lead"):
            check_body(body, needs_link=True)


class TestSubject:
    @pytest.mark.parametrize("subject", CASES["subjects"]["good"])
    def test_is_taken(self, subject):
        check_subject(subject)

    @pytest.mark.parametrize("subject", CASES["subjects"]["bad"])
    def test_is_refused(self, subject):
        with pytest.raises(BadMessage):
            check_subject(subject)
