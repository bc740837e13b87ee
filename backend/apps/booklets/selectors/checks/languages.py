from apps.booklets.models import Booklet
from apps.booklets.selectors.checks.points import Point, TopicState

TRANSLATED = 0  # per cent: nothing is translated here yet


def check_languages(booklet: Booklet) -> TopicState:
    """Where a language is not complete, the reference is shown: that keeps nobody from publishing."""
    shares = dict.fromkeys(booklet.locales, TRANSLATED)
    points = [
        Point(
            severity="advisory",
            code="language_incomplete",
            params={"locale": locale, "percent": percent},
            goal="languages",
        )
        for locale, percent in shares.items()
    ]
    return TopicState(topic="languages", params={**shares}, points=points)
