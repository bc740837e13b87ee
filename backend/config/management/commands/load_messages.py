from typing import Any

from django.core.management.base import BaseCommand
from django.utils import timezone

from apps.i18n.content import shipped_texts
from apps.i18n.services import load_messages
from shared.tenancy import act_as_platform


class Command(BaseCommand):
    help = (
        "Know every text that the product ships; what administrators wrote stays (may run again)."
    )

    def handle(self, *args: Any, **options: Any) -> None:
        with act_as_platform():
            loading = load_messages(shipped_texts(), now=timezone.now())
        self.stdout.write(f"new: {len(loading.new)}, changed: {len(loading.changed)}")
        for key in loading.retired:
            self.stdout.write(f"no longer said: {key}")
