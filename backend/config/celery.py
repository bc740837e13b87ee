"""Workers and the clock. Queues are quorum queues: replicated, and poison stops by itself."""

import os

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
os.environ.setdefault("LIVRETIER_DATABASE_POOL", "0")  # a pool does not survive a fork

from typing import Any

from celery import Celery
from celery.schedules import crontab
from celery.signals import beat_init, worker_ready

from shared.heartbeats.pulse import start_pulse

app = Celery("livretier")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()

app.conf.beat_schedule = {
    "wake workers for waiting jobs": {
        "task": "jobs.sweep",
        "schedule": 5.0,
        "options": {"expires": 5},
    },
    "make versions that no job is left for": {
        "task": "jobs.schedule",
        "args": ["publishing.wake_makers"],
        "schedule": 60.0,
        "options": {"expires": 60},
    },
    "print what no job is left for": {
        "task": "jobs.schedule",
        "args": ["publishing.wake_printers"],
        "schedule": 60.0,
        "options": {"expires": 60},
    },
    "begin the mailings of this minute": {
        "task": "jobs.schedule",
        "args": ["emailing.wake"],
        "schedule": 60.0,
        "options": {"expires": 60},
    },
    "look at what there is to do, and recount it": {
        "task": "jobs.schedule",
        "args": ["home.call_companies"],
        "schedule": crontab(minute="2"),
    },
    "bring releases to booklets that missed them": {
        "task": "jobs.schedule",
        "args": ["updates.catch_up"],
        "schedule": crontab(hour="4", minute="7"),
    },
    "tell what the law changes": {
        "task": "jobs.schedule",
        "args": ["updates.call_digests"],
        "schedule": crontab(hour="6", minute="12"),
    },
    "forget done jobs": {
        "task": "jobs.schedule",
        "args": ["jobs.forget_done"],
        "schedule": crontab(minute="17"),
    },
    "forget old answers": {
        "task": "jobs.schedule",
        "args": ["idempotency.forget_old"],
        "schedule": crontab(minute="37"),
    },
    "close forgotten identity switches": {
        "task": "jobs.schedule",
        "args": ["accounts.close_forgotten_switches"],
        "schedule": crontab(minute="47"),
    },
    "forget abandoned uploads": {
        "task": "jobs.schedule",
        "args": ["media.forget_abandoned_uploads"],
        "schedule": crontab(minute="57"),
    },
    "ask the zones of senders' domains": {
        "task": "jobs.schedule",
        "args": ["emailing.check_sender_domains"],
        "schedule": crontab(hour="5", minute="7"),
    },
    "forget old news of messages": {
        "task": "jobs.schedule",
        "args": ["emailing.forget_news"],
        "schedule": crontab(hour="3", minute="52"),
    },
    "publish what devices said of pages, by lots": {
        "task": "jobs.schedule",
        "args": ["stats.publish_lots"],
        "schedule": 60.0,
        "options": {"expires": 60},
    },
    "tell managers in the morning what readers asked": {
        "task": "jobs.schedule",
        "args": ["comprehension.tell_managers"],
        "schedule": crontab(minute="22"),
    },
    "erase what readers asked half a year ago": {
        "task": "jobs.schedule",
        "args": ["comprehension.erase_questions"],
        "schedule": crontab(hour="2", minute="52"),
    },
    "keep the days of facts of readings": {
        "task": "jobs.schedule",
        "args": ["stats.keep_days"],
        "schedule": crontab(hour="2", minute="37"),
    },
    # A week after the end of a month, wherever a company is; the days after make up for a night that was missed.
    "freeze how far people came by month": {
        "task": "jobs.schedule",
        "args": ["stats.freeze_months"],
        "schedule": crontab(day_of_month="9-11", hour="2", minute="42"),
    },
    "keep the months of messages": {
        "task": "jobs.schedule",
        "args": ["emailing.keep_months"],
        "schedule": crontab(hour="3", minute="57"),
    },
    "forget who is named in old receipts": {
        "task": "jobs.schedule",
        "args": ["register.forget_all"],
        "schedule": crontab(hour="4", minute="37"),
    },
    "forget ended sessions": {
        "task": "jobs.schedule",
        "args": ["accounts.forget_ended_sessions"],
        "schedule": crontab(hour="3", minute="7"),
    },
    "forget unanswered invitations": {
        "task": "jobs.schedule",
        "args": ["companies.forget_invitations"],
        "schedule": crontab(hour="3", minute="12"),
    },
    "purge archived companies": {
        "task": "jobs.schedule",
        "args": ["companies.purge_archived"],
        "schedule": crontab(hour="3", minute="17"),
    },
    "purge old lines of the journals": {
        "task": "jobs.schedule",
        "args": ["companies.purge_journals"],
        "schedule": crontab(hour="3", minute="27"),
    },
    "forget people who left long ago": {
        "task": "jobs.schedule",
        "args": ["people.forget_left"],
        "schedule": crontab(hour="3", minute="32"),
    },
    "delete files of people after a week": {
        "task": "jobs.schedule",
        "args": ["people.forget_imports"],
        "schedule": crontab(minute="27"),
    },
    "purge the trash of the libraries": {
        "task": "jobs.schedule",
        "args": ["media.purge_trash"],
        "schedule": crontab(hour="3", minute="37"),
    },
    "purge the trash of booklets": {
        "task": "jobs.schedule",
        "args": ["booklets.purge_trash"],
        "schedule": crontab(hour="3", minute="42"),
    },
    "purge replaced contents": {
        "task": "jobs.schedule",
        "args": ["media.purge_replaced_contents"],
        "schedule": crontab(hour="3", minute="47"),
    },
    "compare the objects of the libraries with their rows": {
        "task": "jobs.schedule",
        "args": ["media.reconcile"],
        "schedule": crontab(hour="4", minute="7"),
    },
    "compare what was published with its rows": {
        "task": "jobs.schedule",
        "args": ["publishing.reconcile"],
        "schedule": crontab(hour="4", minute="27"),
    },
}


@worker_ready.connect
def _tell_that_the_worker_lives(sender: Any, **_: Any) -> None:
    """By the name of its node, `worker@…` or `worker-slow@…`; one of a test may have another."""
    from shared.heartbeats.beating import Beating
    from shared.heartbeats.models import Part

    start_pulse()
    name = sender.hostname.partition("@")[0]
    if name in set(Part):
        Beating(Part(name)).start()


@beat_init.connect
def _tell_that_the_clock_goes(**_: Any) -> None:
    from shared.heartbeats.beating import Beating
    from shared.heartbeats.models import Part

    start_pulse()
    Beating(Part.BEAT).start()
