"""Prints the address at which the only participant of the booklet of the environment asks for no more messages."""

import os

import django

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
django.setup()

from apps.booklets.models import Booklet  # noqa: E402
from apps.emailing.unsubscribing import unsubscribe_token  # noqa: E402
from apps.participation.models import Participation  # noqa: E402
from shared.tenancy.scope import act_as_company, act_as_platform  # noqa: E402

with act_as_platform():
    booklet = Booklet.objects.get(id=os.environ["BOOKLET"])

with act_as_company(booklet.company_id):
    participation = Participation.objects.get(booklet=booklet)
    token = unsubscribe_token(company_id=booklet.company_id, participation_id=participation.id)
    print(f"/d/{token}", end="")
