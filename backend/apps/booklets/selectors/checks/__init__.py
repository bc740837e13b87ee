"""What stands between a booklet and its publication: the guard of publishing, and the list that closes the creation."""

from apps.booklets.selectors.checks.check_booklet import check_booklet
from apps.booklets.selectors.checks.points import Checks, Point, TopicState

__all__ = ["Checks", "Point", "TopicState", "check_booklet"]
