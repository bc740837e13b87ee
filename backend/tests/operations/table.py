"""One row for each operation: how it is called, who may, and what strangers are told.

An operation without a row fails the build, in every test that walks the API.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from apps.accounts.factories import PASSWORD, reset_token_of
from apps.accounts.terms import current_versions
from apps.companies.factories import MembershipFactory
from apps.companies.models import Company
from apps.journal.factories import AuditEventFactory
from tests.operations.world import SIGNED_IN, Caller, World

EVERYBODY = frozenset(Caller)
JOURNAL_READERS = frozenset({Caller.SUPER_ADMIN, Caller.COMPANY_ADMIN, Caller.AUDITOR})


@dataclass(frozen=True)
class Row:
    """How an operation is called well (`path`, `query`, `body`), and by whom.

    A path that names something says whether that is a company's object, which strangers must
    not find, or why it is public; `body_of` is what a body names of a company. `seed` adds rows
    to what a list operation returns. `while_switched` says whether an administrator may do it in
    somebody else's name; reading is why they switch, so only unsafe operations have to say.
    """

    allowed: frozenset[Caller]
    success: int = 200
    without_terms: bool = False
    while_switched: bool | None = None
    path: Callable[[Company], dict[str, Any]] = lambda company: {}
    names_an_object: bool = False
    names_something_public: str = ""
    foreign_allowed: frozenset[Caller] = frozenset()
    query: str = ""
    body: Callable[[World], dict[str, Any]] = lambda world: {}
    body_of: Callable[[Company], dict[str, Any]] = lambda company: {}
    seed: Callable[[World, int], object] | None = None


def _credentials(world: World) -> dict[str, Any]:
    return {"email": world.users[Caller.COMPANY_ADMIN].email, "password": PASSWORD}


def _new_password(world: World) -> dict[str, Any]:
    token = reset_token_of(world.users[Caller.WRITER])
    return {"token": token, "password": "sept-oies-traversent-le-pont"}


def _terms(world: World) -> dict[str, Any]:
    return {**current_versions(), "language": "fr-FR"}


def _switch(world: World) -> dict[str, Any]:
    return {
        "id_utilisateur": str(world.users[Caller.WRITER].id),
        "reason": "Demande par téléphone",
    }


def _memberships(world: World, count: int) -> None:
    MembershipFactory.create_batch(count, user=world.users[Caller.COMPANY_ADMIN])


def _events(world: World, count: int) -> None:
    AuditEventFactory.create_batch(count, company_id=world.own.id)


TABLE: dict[str, Row] = {
    "get_csrf_token": Row(EVERYBODY, without_terms=True),
    "login": Row(EVERYBODY, without_terms=True, while_switched=True, body=_credentials),
    "ask_new_password": Row(
        EVERYBODY,
        success=204,
        without_terms=True,
        while_switched=True,
        body=lambda world: {"email": world.users[Caller.WRITER].email},
    ),
    "reset_password": Row(
        EVERYBODY, success=204, without_terms=True, while_switched=True, body=_new_password
    ),
    "logout": Row(EVERYBODY, success=204, without_terms=True, while_switched=True),
    "get_session_user": Row(SIGNED_IN, without_terms=True),
    "update_profile": Row(
        SIGNED_IN, while_switched=False, body=lambda world: {"first_name": "Camille-Anne"}
    ),
    "switch_company": Row(
        SIGNED_IN - {Caller.SUPER_ADMIN, Caller.LIBRARY_EDITOR},
        while_switched=True,
        body_of=lambda company: {"company_id": str(company.id)},
        names_an_object=True,
    ),
    "set_language": Row(
        SIGNED_IN,
        success=204,
        without_terms=True,
        while_switched=False,
        body=lambda world: {"language": "en-GB"},
    ),
    "get_legal_text": Row(
        EVERYBODY,
        without_terms=True,
        path=lambda company: {"document": "cgu"},
        names_something_public="a document that everybody may read",
    ),
    "accept_terms": Row(
        SIGNED_IN, success=204, without_terms=True, while_switched=False, body=_terms
    ),
    "refuse_terms": Row(
        SIGNED_IN, success=204, without_terms=True, while_switched=False, body=_terms
    ),
    "switch_identity": Row(
        frozenset({Caller.SUPER_ADMIN, Caller.COMPANY_ADMIN}), while_switched=False, body=_switch
    ),
    "return_identity": Row(SIGNED_IN, without_terms=True, while_switched=True),
    "list_memberships": Row(SIGNED_IN, seed=_memberships),
    "get_company": Row(
        SIGNED_IN - {Caller.LIBRARY_EDITOR},
        path=lambda company: {"company_id": company.id},
        names_an_object=True,
        foreign_allowed=frozenset({Caller.SUPER_ADMIN}),
    ),
    "list_journal_events": Row(JOURNAL_READERS, seed=_events, query="search=connexion"),
    "list_journal_actions": Row(JOURNAL_READERS),
    "export_journal_events": Row(JOURNAL_READERS),
    "get_translations": Row(EVERYBODY, without_terms=True, query="locale=en-GB"),
    "get_locale_messages": Row(
        EVERYBODY,
        without_terms=True,
        path=lambda company: {"locale": "en-GB"},
        names_something_public="a language of the interface",
    ),
}
