"""The rows of uploads and of the storage."""

from collections.abc import Callable
from typing import Any

from apps.companies.models import Company
from apps.media.models import Upload
from apps.media.selectors.storage import unused_files
from apps.media.services import _ledger
from apps.media.tests.uploading import add_file, send, start
from shared.actor import Actor, Role
from shared.ids import uuid7
from shared.tenancy import act_as_platform
from tests.operations.row import Row
from tests.operations.world import Caller, World

COLLEAGUES = frozenset({Caller.COMPANY_ADMIN, Caller.BOOKLET_MANAGER, Caller.WRITER})
EDITORS = COLLEAGUES | {Caller.SUPER_ADMIN, Caller.LIBRARY_EDITOR}


def _somebody(company: Company) -> Actor:
    return Actor(user_id=uuid7(), company_id=company.id, role=Role.WRITER)


def _begun(company: Company) -> dict[str, Any]:
    with act_as_platform():
        return {"upload_id": start(_somebody(company), name=f"{company.name}.jpg").id}


def _sent(company: Company) -> dict[str, Any]:
    begun = _begun(company)
    with act_as_platform():
        send(_somebody(company), Upload.objects.get(id=begun["upload_id"]))
    return begun


def _new_upload(world: World) -> dict[str, Any]:
    """The first upload of a library opens its books, which a second one does not."""
    with act_as_platform():
        for owner in (world.own.id, world.foreign.id, None):
            _ledger.open_books(owner)
    return {"name": "plage.jpg", "size": 1000}


def _with_a_file(**body: Any) -> Callable[[Company], dict[str, Any]]:
    """A body, in a library that has exactly one file which nothing shows."""

    def body_of(company: Company) -> dict[str, Any]:
        with act_as_platform():
            unused_files(company.id).update(usages_count=1)
            add_file(_somebody(company))
        return body

    return body_of


def _of_upload(path: Callable[[Company], dict[str, Any]] = _begun, **row: Any) -> Row:
    """Staff find a company's uploads once they have entered it, as its people do."""
    return Row(COLLEAGUES, path=path, names_an_object=True, **row)


MEDIA_ROWS: dict[str, Row] = {
    "start_upload": Row(EDITORS, success=201, while_switched=True, body=_new_upload),
    "get_upload": _of_upload(),
    "sign_upload_parts": _of_upload(while_switched=True, body=lambda world: {"numbers": [1]}),
    "complete_upload": _of_upload(_sent, while_switched=True),
    "cancel_upload": _of_upload(success=204, while_switched=False),
    "get_storage": Row(EDITORS),
    "clean_up_storage": Row(EDITORS, while_switched=False, body_of=_with_a_file(what="unused")),
    "empty_media_trash": Row(EDITORS, while_switched=False),
}
