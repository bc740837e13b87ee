from uuid import UUID

from apps.media.models import MediaFile, Upload


def erase_user_traces(*, user_id: UUID, name: str) -> None:
    """Files and uploads of somebody whose account is erased stay, under the name that is left."""
    MediaFile.objects.filter(added_by_id=user_id).exclude(added_by_name=name).update(
        added_by_name=name
    )
    Upload.objects.filter(started_by_id=user_id).update(started_by_name=name)
    for upload in Upload.objects.filter(started_by_hands__user_id=str(user_id)):
        upload.started_by_hands = {**(upload.started_by_hands or {}), "name": name}
        upload.save(update_fields=["started_by_hands", "updated_at"])
