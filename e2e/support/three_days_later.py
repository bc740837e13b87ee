"""Everybody who was handed the booklet of the environment was so three days ago, and its calendar is looked at.

At the last hour at which somebody may be written to: a journey runs at night and on Sundays too.
"""

import os
from datetime import timedelta
from zoneinfo import ZoneInfo

import django

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
django.setup()

from django.utils import timezone  # noqa: E402

from apps.booklets.models import Booklet  # noqa: E402
from apps.emailing import services  # noqa: E402
from apps.emailing.calendar import HOUR, is_quiet  # noqa: E402
from apps.emailing.models import Campaign, MailingOrigin, MailRoutine  # noqa: E402
from apps.participation.models import Participation  # noqa: E402
from shared.tenancy.scope import act_as_company, act_as_platform  # noqa: E402

with act_as_platform():
    booklet = Booklet.objects.select_related("company").get(id=os.environ["BOOKLET"])

with act_as_company(booklet.company_id):
    zone, now = ZoneInfo(booklet.company.timezone), timezone.now()
    while is_quiet(now, zone=zone) or now.astimezone(zone).time() < HOUR:
        now -= timedelta(minutes=30)
    handed = Participation.objects.filter(booklet=booklet).exclude(invited_at=None)
    handed.update(invited_at=now - timedelta(days=3))
    routine = MailRoutine.objects.get(booklet=booklet)
    MailRoutine.objects.filter(id=routine.id).update(ran_on=None)
    services.run_routine(routine_id=routine.id, now=now)
    made = Campaign.objects.get(booklet=booklet, origin=MailingOrigin.AUTOMATIC)
    services.freeze_campaign(campaign_id=made.id, after=None, now=now)
