"""The rows of files and folders of the library."""

from typing import Any
from uuid import uuid4

from apps.companies.models import Company
from apps.media.factories import MediaFileFactory, MediaFolderFactory
from apps.media.models import MediaFolder
from shared.tenancy import act_as_platform
from tests.operations.row import Row
from tests.operations.world import Caller, World

STAFF = frozenset({Caller.SUPER_ADMIN, Caller.LIBRARY_EDITOR})  # in the platform's own library
CHANGERS = frozenset({Caller.COMPANY_ADMIN, Caller.BOOKLET_MANAGER, Caller.WRITER})
READERS = CHANGERS | {Caller.TRANSLATOR}


def _file(company: Company) -> dict[str, Any]:
    return {"file_id": company.id}


def _folder(company: Company) -> dict[str, Any]:
    return {"folder_id": company.id}


def _chosen(company: Company, **traits: Any) -> dict[str, Any]:
    with act_as_platform():
        file = MediaFileFactory.create(company_id=company.id, name=company.name, **traits)
    return {"file_ids": [str(file.id)]}


def _trashed(company: Company) -> dict[str, Any]:
    return _chosen(company, trashed=True)


def _chosen_to_move(company: Company) -> dict[str, Any]:
    return {**_chosen(company), **_with_folder(company), "folder_id": str(company.id)}


def _with_folder(company: Company) -> dict[str, Any]:
    with act_as_platform():
        if not MediaFolder.objects.filter(id=company.id).exists():
            MediaFolderFactory.create(id=company.id, company_id=company.id)
    return {}


def _new_name(world: World) -> dict[str, Any]:
    return {"name": f"Nom {uuid4()}"}


def _files(world: World, count: int) -> None:
    MediaFileFactory.create_batch(count, company_id=world.own.id)


MEDIA_FILE_ROWS: dict[str, Row] = {
    "get_media_library": Row(READERS | STAFF),
    "list_media": Row(READERS | STAFF, seed=_files),
    "get_media": Row(READERS, path=_file, names_an_object=True),
    "update_media": Row(
        CHANGERS, path=_file, names_an_object=True, while_switched=True, body=_new_name
    ),
    "move_media": Row(CHANGERS, elsewhere=STAFF, while_switched=True, body_of=_chosen_to_move),
    "trash_media": Row(CHANGERS, elsewhere=STAFF, while_switched=False, body_of=_chosen),
    "restore_media": Row(CHANGERS, elsewhere=STAFF, while_switched=True, body_of=_trashed),
    "delete_media": Row(CHANGERS, elsewhere=STAFF, while_switched=False, body_of=_trashed),
    "add_media_folder": Row(CHANGERS | STAFF, success=201, while_switched=True, body=_new_name),
    "rename_media_folder": Row(
        CHANGERS, path=_folder, names_an_object=True, while_switched=True, body=_new_name
    ),
    "remove_media_folder": Row(
        CHANGERS,
        success=204,
        path=_folder,
        names_an_object=True,
        while_switched=False,
        body_of=_with_folder,
    ),
}
