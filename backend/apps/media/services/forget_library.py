from uuid import UUID

from apps.media import addresses
from apps.media.models import Content, MediaFile, MediaFolder, MediaUsage, Storage, Upload
from apps.media.services.forget_objects import forget_later
from shared.batches import delete_in_batches


def forget_library(*, company_id: UUID) -> None:
    """Remove everything that a company keeps here; its objects go after the commit."""
    MediaUsage.objects.of(company_id).delete()
    Upload.objects.of(company_id).delete()
    Content.objects.of(company_id).update(file=None)  # a file and its content name each other
    for model in (MediaFile, Content, MediaFolder, Storage):
        delete_in_batches(model.objects.of(company_id))
    forget_later(prefixes=addresses.everything_of(owner=company_id))
