"""Idempotency-Key: the first call acts, the others are told what it was told."""

import re
from collections.abc import Callable
from datetime import timedelta

from django.conf import settings
from django.db import transaction
from django.http import HttpRequest, HttpResponse
from django.utils import timezone
from django.utils.crypto import salted_hmac

from shared import errors
from shared.http.address import caller
from shared.http.request import Request
from shared.idempotency.records import Answer, claim, store
from shared.limits import Limit

HEADER = "Idempotency-Key"
WELL_FORMED = re.compile(r"[0-9a-zA-Z_-]{8,200}")
NOT_KEPT = (401, 429)
OF_STRANGERS = Limit(name="kept_answers", times=300, within=timedelta(hours=1))


class BadKey(errors.Invalid):
    code = "bad_idempotency_key"


def run_once(request: Request, act: Callable[[HttpRequest], HttpResponse]) -> HttpResponse:
    """Act and keep the answer, or give the kept one. A refusal undoes its effects."""
    key = request.headers.get(HEADER)
    if key is None:
        return _act(request, act)
    if not WELL_FORMED.fullmatch(key):
        raise BadKey
    if request.actor.is_anonymous and not _may_keep(request):
        return _act(request, act)
    scope, unclaimed = _scope(request), transaction.savepoint()
    kept = claim(
        scope=scope, key=key, fingerprint=_fingerprint(request), actor_id=request.actor.user_id
    )
    if kept:
        return _replay(request, kept)
    session_before = request.session.session_key
    refused = 400 if request.actor.is_anonymous else 500  # a stranger's refusal is not kept
    response = _act(request, act)
    if response.status_code >= refused or response.status_code in NOT_KEPT:
        transaction.set_rollback(False)
        transaction.savepoint_rollback(unclaimed)
        return response
    transaction.savepoint_commit(unclaimed)
    session_after = request.session.session_key
    answer = Answer(
        status=response.status_code,
        body=response.content,
        cookies=response.cookies.output(header="", sep="\n"),
        session_key=session_after or "" if session_after != session_before else "",
    )
    store(scope=scope, key=key, answer=answer)
    return response


def _may_keep(request: Request) -> bool:
    """Anybody can make up a key: an address leaves only so many answers with us."""
    try:
        OF_STRANGERS.take(caller(request), now=timezone.now())
    except errors.TooManyAttempts:
        return False
    return True


def _act(request: Request, act: Callable[[HttpRequest], HttpResponse]) -> HttpResponse:
    effects = transaction.savepoint()
    response = act(request)
    if response.status_code >= 400:
        transaction.set_rollback(False)  # a row that PostgreSQL refused had asked for it
        transaction.savepoint_rollback(effects)
    else:
        transaction.savepoint_commit(effects)
    return response


def _replay(request: Request, answer: Answer) -> HttpResponse:
    """The same answer again, with its cookies and the session it opened."""
    if not _may_hear(request, answer):
        raise errors.NotSignedIn
    if answer.session_key:
        request.session = type(request.session)(answer.session_key)
    request.session.modified = bool(answer.session_key)
    response = HttpResponse(answer.body, status=answer.status, content_type="application/json")
    for cookie in answer.cookies.splitlines():
        response.cookies.load(cookie)
    response["Idempotent-Replayed"] = "true"
    return response


def _may_hear(request: Request, answer: Answer) -> bool:
    """A session that has ended since is told only what holds no word: that it was done."""
    if answer.session_key:
        return request.session.exists(answer.session_key)
    return answer.actor_id == request.actor.user_id or answer.status == 204


def _scope(request: HttpRequest) -> str:
    """One browser's session, known by its cookie: still the same after signing out."""
    cookie = request.COOKIES.get(settings.SESSION_COOKIE_NAME)
    return _digest("idempotency scope", cookie.encode()) if cookie else "anonymous"


def _fingerprint(request: HttpRequest) -> str:
    path = request.get_full_path().encode()
    return _digest("idempotency", b"\n".join([(request.method or "").encode(), path, request.body]))


def _digest(salt: str, content: bytes) -> str:
    """Keyed, because a body may hold a password."""
    return salted_hmac(salt, content, algorithm="sha256").hexdigest()
