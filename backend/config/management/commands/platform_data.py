from typing import Any

from django.core.management.base import BaseCommand
from django.utils import timezone

from apps.content.starter import load_starter_tutorials, starter_tutorials
from apps.i18n import services as i18n
from apps.i18n.content import shipped_texts
from config.management.screens import screens_of
from shared.tenancy import act_as_platform


class Command(BaseCommand):
    help = "Make sure that what every installation needs is there (may run again)."

    def handle(self, *args: Any, **options: Any) -> None:
        with act_as_platform():
            i18n.ensure_locales()
            i18n.load_messages(shipped_texts(), now=timezone.now())
        tutorials = starter_tutorials()
        loading = load_starter_tutorials(
            tutorials, pictures=screens_of(tutorials), now=timezone.now()
        )
        for slug in loading.kept:
            self.stdout.write(f"people wrote on the tutorial, its newer file is left: {slug}")
        if loading.unpictured:
            self.stdout.write(
                "the store does not answer: run it again for the pictures of tutorials"
            )
