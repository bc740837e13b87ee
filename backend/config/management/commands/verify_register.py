from typing import Any

from django.core.management.base import BaseCommand, CommandError

from apps.register import selectors, services


class Command(BaseCommand):
    help = "Recompute the whole register from its statements up, and name each fault."

    def handle(self, *args: Any, **options: Any) -> None:
        faults = services.verify_register()
        for fault in faults:
            self.stdout.write(f"{fault.kind} {fault.id}")
        if faults:
            raise CommandError(f"{len(faults)} faults")
        self.stdout.write(f"{selectors.log_size()} entries, no fault")
