from django.db.models import Model, QuerySet

SIZE = 5000


def delete_in_batches(rows: QuerySet[Model]) -> int:
    """Delete many rows without holding them all locked at once."""
    deleted = 0
    while batch := list(rows.values_list("pk", flat=True)[:SIZE]):
        rows.filter(pk__in=batch).delete()
        deleted += len(batch)
    return deleted
