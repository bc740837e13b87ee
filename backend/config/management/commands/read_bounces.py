from datetime import timedelta
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError
from django.utils import timezone

from apps.emailing import services

KEPT = timedelta(days=30)


class Command(BaseCommand):
    help = "Read the bounces and complaints that lie in LIVRETIER_BOUNCES_DIR, each once."

    def handle(self, *args: Any, **options: Any) -> None:
        if not settings.BOUNCES_DIR:
            raise CommandError("LIVRETIER_BOUNCES_DIR is not set: the folder of bounces")
        folder, now = Path(settings.BOUNCES_DIR), timezone.now()
        changed = services.read_bounces(folder=folder, now=now)
        services.forget_bounces(folder=folder, before=now - KEPT)
        self.stdout.write(f"{changed} deliveries changed")
