"""Django's database sessions on our own table, which also says whose they are and on which device.

Django writes the whole row at each save and makes another one for a new key. Here a save touches
what the session holds and nothing else, and the row of a new key is told what the former one knew:
the device outlives both.
"""

from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

from django.contrib.auth import SESSION_KEY
from django.contrib.sessions.backends.base import UpdateError
from django.contrib.sessions.backends.db import SessionStore as DatabaseStore
from django.db import transaction
from django.db.models import Q
from django.utils import timezone

from apps.accounts.models import Session, kept_key

SEEN_EVERY = timedelta(minutes=5)
OF_THE_DEVICE = ("id", "user_agent", "ip", "created_at")


if TYPE_CHECKING:
    StoreOfRows = DatabaseStore[Session]
else:  # only the stubs know what it stores
    StoreOfRows = DatabaseStore


class SessionStore(StoreOfRows):
    opened_at: datetime | None = None
    used_at: datetime | None = None  # before this request, within a few minutes

    @classmethod
    def get_model_class(cls) -> type[Session]:
        return Session

    def create_model_instance(self, data: dict[str, Any]) -> Session:
        row = super().create_model_instance(data)
        row.session_key = kept_key(row.session_key)
        row.user_id, row.seen_at = data.get(SESSION_KEY), timezone.now()
        return row

    def exists(self, session_key: str) -> bool:
        return Session.objects.filter(session_key=kept_key(session_key)).exists()

    def delete(self, session_key: str | None = None) -> None:
        key = session_key or self.session_key
        if key:
            Session.objects.filter(session_key=kept_key(key)).delete()

    def load(self) -> dict[str, Any]:
        row = Session.objects.filter(
            session_key=kept_key(self.session_key), expire_date__gt=timezone.now()
        ).first()
        if row is None:
            self._session_key = None
            return {}
        self.opened_at, self.used_at = row.created_at, row.seen_at or row.created_at
        _see(row)
        return self.decode(row.session_data)

    def save(self, must_create: bool = False) -> None:  # noqa: FBT001, FBT002 - Django's
        if must_create or self.session_key is None:
            super().save(must_create)
            return
        now = self.create_model_instance(dict(self.items()))
        if not Session.objects.filter(session_key=now.session_key).update(
            session_data=now.session_data, expire_date=now.expire_date, user_id=now.user_id
        ):
            raise UpdateError

    def cycle_key(self) -> None:
        before = Session.objects.filter(session_key=kept_key(self.session_key))
        known = before.values(*OF_THE_DEVICE).first()
        super().cycle_key()
        if known:
            after = Session.objects.filter(session_key=kept_key(self.session_key))
            after.update(**known)


def _see(row: Session) -> None:
    """Write down that the session is in use, now and then, and never wait for it."""
    now = timezone.now()
    if row.seen_at and now - row.seen_at < SEEN_EVERY:
        return
    with transaction.atomic():
        stale = Session.objects.filter(
            Q(seen_at=None) | Q(seen_at__lte=now - SEEN_EVERY), session_key=row.session_key
        )
        free = stale.select_for_update(skip_locked=True).values("session_key")
        Session.objects.filter(session_key__in=free).update(seen_at=now)
