from django.db import models

from apps.booklets.models import Booklet
from shared.tenancy.models import TenantRow


class PageLots(TenantRow):
    """How many devices opened a page of a version, and how many did not understand it: in published lots, which never
    change, and in the one that grows, which nobody is shown.
    """

    booklet = models.ForeignKey(Booklet, on_delete=models.CASCADE, related_name="+", db_index=False)
    publication_id = models.UUIDField()
    page = models.CharField(max_length=64)
    lots = models.IntegerField(default=0)
    devices = models.BigIntegerField(default=0)
    unclear = models.BigIntegerField(default=0)
    growing_devices = models.BigIntegerField(default=0)
    growing_unclear = models.BigIntegerField(default=0)
    growing_withdrawn = models.BigIntegerField(default=0)

    class Meta:
        constraints = (
            models.UniqueConstraint(
                fields=["booklet", "publication_id", "page"], name="page_lots_once"
            ),
        )
        indexes = (
            models.Index(fields=["company", "booklet"], name="page_lots_of_company"),
            models.Index(
                fields=["id"],
                condition=models.Q(growing_devices__gte=5),
                name="page_lots_to_publish",
            ),
        )
