"""One row for each operation: how it is called, who may, and what strangers are told.

An operation without a row fails the build, in every test that walks the API.
"""

from typing import Any

from apps.accounts.factories import PASSWORD, reset_token_of
from apps.companies.factories import InvitationFactory, token_of
from apps.home.models import HomeVisit
from apps.journal.factories import AuditEventFactory
from shared.tenancy import act_as_platform
from tests.operations.account_rows import ACCOUNT_ROWS
from tests.operations.booklet_access_rows import BOOKLET_ACCESS_ROWS
from tests.operations.booklet_rows import BOOKLET_ROWS
from tests.operations.chapter_rows import CHAPTER_ROWS
from tests.operations.comment_rows import COMMENT_ROWS
from tests.operations.company_rows import COMPANY_ROWS
from tests.operations.comprehension_rows import COMPREHENSION_ROWS
from tests.operations.content_rows import CONTENT_ROWS
from tests.operations.emailing_rows import EMAILING_ROWS
from tests.operations.i18n_rows import I18N_ROWS
from tests.operations.library_rows import LIBRARY_ROWS
from tests.operations.mail_address_rows import MAIL_ADDRESS_ROWS
from tests.operations.media_file_rows import MEDIA_FILE_ROWS
from tests.operations.media_rows import MEDIA_ROWS
from tests.operations.page_rows import PAGE_ROWS
from tests.operations.participation_rows import PARTICIPATION_ROWS
from tests.operations.people_rows import PEOPLE_ROWS
from tests.operations.publishing_rows import PUBLISHING_ROWS
from tests.operations.reading_rows import READING_ROWS
from tests.operations.register_rows import REGISTER_ROWS
from tests.operations.row import (
    EVERYBODY,
    JOURNAL_READERS,
    NEW_PASSWORD,
    PLATFORM,
    WAY_IN,
    Row,
)
from tests.operations.translation_rows import TRANSLATION_ROWS
from tests.operations.update_rows import UPDATE_ROWS
from tests.operations.user_rows import USER_ROWS
from tests.operations.value_rows import VALUE_ROWS
from tests.operations.world import SIGNED_IN, Caller, World

IN_A_COMPANY = SIGNED_IN - {Caller.SUPER_ADMIN, Caller.LIBRARY_EDITOR}
COUNTING = IN_A_COMPANY - {Caller.TRANSLATOR}


def _credentials(world: World) -> dict[str, Any]:
    return {"email": world.users[Caller.COMPANY_ADMIN].email, "password": PASSWORD}


def _new_password(world: World) -> dict[str, Any]:
    token = reset_token_of(world.users[Caller.WRITER])
    return {"token": token, "password": NEW_PASSWORD}


def _invited_token(world: World) -> str:
    return token_of(InvitationFactory.create())


def _acceptance(world: World) -> dict[str, Any]:
    return {"token": _invited_token(world), "password": NEW_PASSWORD}


def _never_seen(world: World) -> dict[str, Any]:
    with act_as_platform():
        HomeVisit.objects.all().delete()
    return {}


def _days(world: World) -> str:
    return f"booklet={world.own.id}&since=2026-01-01&until=2026-12-31"


def _events(world: World, count: int) -> None:
    AuditEventFactory.create_batch(count, company_id=world.own.id)


TABLE: dict[str, Row] = {
    **ACCOUNT_ROWS,
    **USER_ROWS,
    **COMPANY_ROWS,
    **MEDIA_ROWS,
    **MEDIA_FILE_ROWS,
    **CHAPTER_ROWS,
    **BOOKLET_ACCESS_ROWS,
    **BOOKLET_ROWS,
    **COMMENT_ROWS,
    **COMPREHENSION_ROWS,
    **PAGE_ROWS,
    **PEOPLE_ROWS,
    **MAIL_ADDRESS_ROWS,
    **PARTICIPATION_ROWS,
    **PUBLISHING_ROWS,
    **READING_ROWS,
    **REGISTER_ROWS,
    **TRANSLATION_ROWS,
    **UPDATE_ROWS,
    **VALUE_ROWS,
    **EMAILING_ROWS,
    **LIBRARY_ROWS,
    **CONTENT_ROWS,
    **I18N_ROWS,
    "get_csrf_token": Row(EVERYBODY, **WAY_IN),
    "login": Row(EVERYBODY, **WAY_IN, while_switched=True, body=_credentials),
    "ask_new_password": Row(
        EVERYBODY,
        success=204,
        **WAY_IN,
        while_switched=True,
        body=lambda world: {"email": world.users[Caller.WRITER].email},
    ),
    "reset_password": Row(
        EVERYBODY, success=204, **WAY_IN, while_switched=True, body=_new_password
    ),
    "logout": Row(EVERYBODY, success=204, **WAY_IN, while_switched=True),
    "get_legal_text": Row(
        EVERYBODY,
        **WAY_IN,
        path=lambda company: {"document": "cgu"},
        names_something_public="a document that everybody may read",
    ),
    "get_invitation": Row(
        EVERYBODY, **WAY_IN, query=lambda world: f"token={_invited_token(world)}"
    ),
    "accept_invitation": Row(
        EVERYBODY, success=204, **WAY_IN, while_switched=True, body=_acceptance
    ),
    "decline_invitation": Row(
        EVERYBODY,
        success=204,
        **WAY_IN,
        while_switched=True,
        body=lambda world: {"token": _invited_token(world)},
    ),
    "list_journal_events": Row(JOURNAL_READERS, seed=_events),
    "list_journal_actions": Row(JOURNAL_READERS),
    "export_journal_events": Row(JOURNAL_READERS),
    "get_service_status": Row(PLATFORM),
    "get_notices": Row(SIGNED_IN),
    "list_stats_booklets": Row(COUNTING),
    "get_following": Row(COUNTING, query=_days),
    "get_breakdown": Row(COUNTING, query=lambda world: f"{_days(world)}&by=site"),
    "get_followed_months": Row(COUNTING, query=_days),
    "get_readings": Row(COUNTING, query=_days),
    "list_flagged_pages": Row(COUNTING),
    "get_home": Row(SIGNED_IN),
    "visit_home": Row(IN_A_COMPANY, success=204, while_switched=True, body=_never_seen),
    "dismiss_first_steps": Row(IN_A_COMPANY, success=204, while_switched=True, body=_never_seen),
    "search": Row(SIGNED_IN, query="q=livret"),
}
