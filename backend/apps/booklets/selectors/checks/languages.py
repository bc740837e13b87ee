from apps.booklets.models import Booklet
from apps.booklets.selectors.checks.points import Point, TopicState
from apps.booklets.selectors.languages import translated_share

COMPLETE = 100  # per cent


def check_languages(booklet: Booklet) -> TopicState:
    """A language that is not complete is not offered to readers: that keeps nobody from publishing."""
    shares = {
        locale: translated_share(booklet=booklet, locale=locale) for locale in booklet.locales
    }
    points = [
        Point(
            severity="advisory",
            code="language_incomplete",
            params={"locale": locale, "percent": percent},
            goal="languages",
        )
        for locale, percent in shares.items()
        if percent < COMPLETE
    ]
    return TopicState(topic="languages", params={**shares}, points=points)
