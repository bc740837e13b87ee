from typing import Any

from django.core.management.base import BaseCommand
from django.utils import timezone

from apps.i18n import services as i18n
from apps.i18n.content import shipped_texts
from shared.tenancy import act_as_platform


class Command(BaseCommand):
    help = "Make sure that what every installation needs is there (may run again)."

    def handle(self, *args: Any, **options: Any) -> None:
        with act_as_platform():
            i18n.ensure_locales()
            i18n.load_messages(shipped_texts(), now=timezone.now())
