"""Reads of news and tutorials."""

from apps.content.selectors.audience import Audience, Viewer, count_audiences, viewer_of
from apps.content.selectors.help import Operator, get_operator, list_administrators
from apps.content.selectors.news import get_news, list_news, newest_news, told_to
from apps.content.selectors.preview import Preview, preview_news
from apps.content.selectors.tutorials import (
    TutorialFilter,
    get_tutorial,
    list_tutorials,
)
from apps.content.selectors.writing import (
    MOST_PINNED,
    NewsState,
    WrittenNewsFilter,
    WrittenTutorialFilter,
    count_news_states,
    count_tutorial_statuses,
    get_written_news,
    get_written_tutorial,
    list_written_news,
    list_written_tutorials,
    named_companies,
    pinned_news,
    state_of,
)

__all__ = [
    "MOST_PINNED",
    "Audience",
    "NewsState",
    "Operator",
    "Preview",
    "TutorialFilter",
    "Viewer",
    "WrittenNewsFilter",
    "WrittenTutorialFilter",
    "count_audiences",
    "count_news_states",
    "count_tutorial_statuses",
    "get_news",
    "get_operator",
    "get_tutorial",
    "get_written_news",
    "get_written_tutorial",
    "list_administrators",
    "list_news",
    "list_tutorials",
    "list_written_news",
    "list_written_tutorials",
    "named_companies",
    "newest_news",
    "pinned_news",
    "preview_news",
    "state_of",
    "told_to",
    "viewer_of",
]
