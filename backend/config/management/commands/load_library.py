from typing import Any

from django.core.management.base import BaseCommand
from django.utils import timezone

from apps.library.content import starter_library
from apps.library.starter import load_starter_library


class Command(BaseCommand):
    help = "Bring the starter library into the platform's library; what its files did not change stays (may run again)."

    def handle(self, *args: Any, **options: Any) -> None:
        loading = load_starter_library(starter_library(), now=timezone.now())
        self.stdout.write(f"new: {dict(loading.new)}, changed: {dict(loading.changed)}")
        for name in loading.waiting:
            self.stdout.write(f"waits for somebody: {name}")
