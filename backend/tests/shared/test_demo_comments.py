"""What is said in the demonstration is said about what is there, by people who may say it."""

import pytest

from config.management.demo_booklets_data import AUBRAC_BOOKLETS
from config.management.demo_comments import BOOKLET, THREADS, DemoThread

(DISCUSSED,) = [one for one in AUBRAC_BOOKLETS if one.name == BOOKLET]


@pytest.mark.parametrize("thread", THREADS, ids=lambda thread: f"{thread.page} {thread.block}")
def test_every_thread_stands_on_a_block_of_its_page(thread: DemoThread):
    pages = {page.title: page for told in DISCUSSED.told.values() for page in told}

    assert thread.block in {block["type"] for block in pages[thread.page].document["blocks"]}


def test_only_people_of_the_booklet_speak():
    speakers = {email for thread in THREADS for email, _ in thread.said}

    assert speakers <= {DISCUSSED.manager, *DISCUSSED.writers, *DISCUSSED.translators}


def test_whoever_asks_for_a_review_writes_the_booklet():
    asked = [(one, one.review) for one in AUBRAC_BOOKLETS if one.review]

    assert asked
    assert all(review.by in booklet.writers for booklet, review in asked)
