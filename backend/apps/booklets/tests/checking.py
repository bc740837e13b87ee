"""Short ways to ask what the checks of a booklet say."""

from typing import Any

from apps.booklets import selectors
from apps.booklets.factories import BookletAccessFactory
from apps.booklets.models import Booklet, Duty
from apps.booklets.selectors.checks import Point, TopicState
from apps.booklets.tests.grid_content import TODAY, a_booklet, a_chapter, a_page, document_of
from apps.booklets.tests.people import admin
from apps.pages.models import Page
from shared.documents import Block

EMPTY_HEADING: Block = {"id": "h", "type": "heading", "props": {"level": 2}, "text": []}
PICTURE: Block = {
    "id": "i",
    "type": "image",
    "props": {
        "media": "01930000-0000-7000-8000-0000000000a1",
        "alt": "",
        "decorative": False,
        "caption": "",
        "width": "text",
    },
}


def a_ready_booklet() -> Booklet:
    """A page, somebody who answers for it and somebody who stands in."""
    booklet = a_booklet()
    a_page(a_chapter(booklet))
    answer_for(booklet)
    return booklet


def answer_for(booklet: Booklet) -> None:
    for duty in (Duty.MAIN, Duty.SUBSTITUTE):
        BookletAccessFactory.create(booklet=booklet, duty=duty)


def checks_of(booklet: Booklet) -> selectors.Checks:
    return selectors.check_booklet(actor=admin(booklet.company_id), booklet=booklet, today=TODAY)


def topic_of(booklet: Booklet, name: str) -> TopicState:
    (topic,) = (one for one in checks_of(booklet).topics if one.topic == name)
    return topic


def points_of(booklet: Booklet) -> list[Point]:
    return [point for topic in checks_of(booklet).topics for point in topic.points]


def found(booklet: Booklet) -> list[tuple[str, str, str]]:
    return [(point.severity, point.code, point.goal) for point in points_of(booklet)]


def add_page(booklet: Booklet, *blocks: Block, **traits: Any) -> Page:
    return a_page(a_chapter(booklet), document=document_of(*blocks), **traits).page
