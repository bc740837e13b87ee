"""What can be done with news and tutorials."""

from apps.content.services._news import NewsText, TooManyPinned
from apps.content.services._rules import ContentChangedMeanwhile, ContentClosed
from apps.content.services._tutorials import TutorialText
from apps.content.services.archive_news import archive_news
from apps.content.services.archive_tutorial import archive_tutorial
from apps.content.services.create_news import create_news
from apps.content.services.create_tutorial import SlugTaken, create_tutorial
from apps.content.services.do_tutorial import do_tutorial
from apps.content.services.erase_user_traces import erase_user_traces
from apps.content.services.move_tutorial import move_tutorial
from apps.content.services.publish_news import publish_news
from apps.content.services.publish_tutorial import publish_tutorial
from apps.content.services.read_news import read_news
from apps.content.services.update_news import update_news
from apps.content.services.update_tutorial import update_tutorial

__all__ = [
    "ContentChangedMeanwhile",
    "ContentClosed",
    "NewsText",
    "SlugTaken",
    "TooManyPinned",
    "TutorialText",
    "archive_news",
    "archive_tutorial",
    "create_news",
    "create_tutorial",
    "do_tutorial",
    "erase_user_traces",
    "move_tutorial",
    "publish_news",
    "publish_tutorial",
    "read_news",
    "update_news",
    "update_tutorial",
]
