from apps.booklets.models import Booklet, BookletSlug


def old_slugs(*, booklet: Booklet) -> list[str]:
    """The addresses that still lead to a booklet, besides its own, the newest first."""
    slugs = BookletSlug.objects.filter(company_id=booklet.company_id, booklet=booklet)
    others = slugs.exclude(slug=booklet.slug).order_by("-id")
    return list(others.values_list("slug", flat=True))
