import signal
from pathlib import Path
from threading import Event
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand

from shared.heartbeats.beating import Beating
from shared.heartbeats.models import Part
from shared.heartbeats.pulse import start_pulse
from shared.spool.provider import Account, Line
from shared.spool.server import Spool, listen, stop_listening


class Command(BaseCommand):
    help = "Keep the spool: the only process that speaks to the mail provider, and to it once of each message."

    def handle(self, *args: Any, **options: Any) -> None:
        ended = Event()
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: ended.set())
        account = Account.configured()
        spool = Spool(
            folder=Path(settings.SPOOL_JOURNAL),
            connect=lambda: Line(account),
            connections=settings.MAIL_CONNECTIONS,
            per_second=settings.MAILS_PER_SECOND,
            per_domain=settings.MAILS_PER_DOMAIN,
        )
        start_pulse()
        Beating(Part.SPOOL).start()
        spool.start()
        callers = listen(spool, address=settings.SPOOL)
        ended.wait()
        stop_listening(callers)
        spool.end()
