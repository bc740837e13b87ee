from collections import Counter

from django.db.models import CharField, Count, F, Func

from apps.booklets.models import Booklet, BookletPage, BookletStatus
from apps.booklets.selectors.plan import pages_of
from apps.values.questions import Usage
from shared.actor import Actor


class Unnest(Func):
    function = "unnest"
    set_returning = True


def value_usage(*, actor: Actor) -> dict[str, Usage]:
    """Of all booklets of the actor's company that somebody may still read, by key."""
    pages = BookletPage.objects.visible_to(actor).filter(
        page__removed_at=None, chapter__removed_at=None, chapter__booklet__trashed_at=None
    )
    pages = pages.exclude(chapter__booklet__status=BookletStatus.ARCHIVED)
    keys = (
        pages.annotate(key=Unnest(F("values"), output_field=CharField())).values("key").order_by()
    )
    counted = keys.annotate(pages=Count("id"), booklets=Count("chapter__booklet", distinct=True))
    return {one["key"]: Usage(one["pages"], one["booklets"]) for one in counted}


def inserted_values(booklet: Booklet) -> Counter[str]:
    """The keys that its pages insert, as first met, and how many pages insert each."""
    standing = pages_of(booklet).filter(page__removed_at=None)
    return Counter(key for keys in standing.values_list("values", flat=True) for key in keys)
