from typing import Self, TypeVar
from uuid import UUID

from django.db import models

from shared.actor import Actor
from shared.ids import uuid7


class Row(models.Model):
    """A row of ours: an id that sorts by time, and when it was made and changed."""

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    created_at = models.DateTimeField(auto_now_add=True)
    updated_at = models.DateTimeField(auto_now=True)

    class Meta:
        abstract = True


Model_co = TypeVar("Model_co", bound=models.Model, covariant=True)


class TenantQuerySet(models.QuerySet[Model_co]):
    """Rows of companies: every read starts at `visible_to`."""

    def visible_to(self, actor: Actor) -> Self:
        """Rows of the company in whose name the actor acts; none without a company."""
        if actor.company_id is None:
            return self.none()
        return self.filter(company_id=actor.company_id)


class TenantRow(Row):
    """A row that belongs to exactly one company."""

    company = models.ForeignKey(
        "companies.Company",
        on_delete=models.PROTECT,
        related_name="+",
        db_index=False,  # each tenant table has its own indexes, company first
    )

    objects = TenantQuerySet.as_manager()

    class Meta:
        abstract = True


class SharedQuerySet(models.QuerySet[Model_co]):
    """Rows of companies and of the platform's library."""

    def of(self, company_id: UUID | None) -> Self:
        """The rows of this company; of the library, when it is nobody's."""
        return self.filter(company_id=company_id)


class SharedRow(Row):
    """A row of one company, or of the platform's library, which every company reads."""

    company = models.ForeignKey(
        "companies.Company",
        on_delete=models.PROTECT,
        related_name="+",
        null=True,
        db_index=False,
    )

    objects = SharedQuerySet.as_manager()

    class Meta:
        abstract = True
