from uuid import UUID

from ninja import Router

from apps.booklets.schemas.booklets import BookletOut, CopyIn, TransferIn
from shared.http.request import Request

router = Router(tags=["booklets"])


@router.post("/booklets/{booklet_id}/duplicate", response={201: BookletOut})
def duplicate_booklet(request: Request, booklet_id: UUID, body: CopyIn) -> None:
    """The same once more, without its readers, its addresses and its rights."""
    raise NotImplementedError


@router.post("/booklets/{booklet_id}/finish", response=BookletOut)
def finish_booklet(request: Request, booklet_id: UUID) -> None:
    """The creation is over: a draft from now on."""
    raise NotImplementedError


@router.post("/booklets/{booklet_id}/review", response=BookletOut)
def send_booklet_to_review(request: Request, booklet_id: UUID) -> None:
    """Ask those who publish to read it."""
    raise NotImplementedError


@router.post("/booklets/{booklet_id}/draft", response=BookletOut)
def send_booklet_back(request: Request, booklet_id: UUID) -> None:
    """Give it back to its authors."""
    raise NotImplementedError


@router.post("/booklets/{booklet_id}/archive", response=BookletOut)
def archive_booklet(request: Request, booklet_id: UUID) -> None:
    """It is read no longer; what was signed stays."""
    raise NotImplementedError


@router.post("/booklets/{booklet_id}/unarchive", response=BookletOut)
def unarchive_booklet(request: Request, booklet_id: UUID) -> None:
    """Back to what it was before."""
    raise NotImplementedError


@router.post("/booklets/{booklet_id}/trash", response=BookletOut)
def trash_booklet(request: Request, booklet_id: UUID) -> None:
    """For thirty days, then it is deleted."""
    raise NotImplementedError


@router.post("/booklets/{booklet_id}/restore", response=BookletOut)
def restore_booklet(request: Request, booklet_id: UUID) -> None:
    """Out of the trash."""
    raise NotImplementedError


@router.delete("/booklets/{booklet_id}", response={204: None})
def delete_booklet(request: Request, booklet_id: UUID) -> None:
    """For ever; only out of the trash."""
    raise NotImplementedError


@router.post("/booklets/{booklet_id}/transfer", response=BookletOut)
def transfer_booklet(request: Request, booklet_id: UUID, body: TransferIn) -> None:
    """Somebody else answers for it from now on."""
    raise NotImplementedError
