from typing import Any

from django.core.management.base import BaseCommand
from django.db import transaction

from apps.booklets import selectors
from apps.booklets.models import Booklet
from apps.companies.models import Company
from apps.library.models import BookletKind, Sector
from shared.tenancy import act_as_platform

SECTORS = ("HCR", "COM", "BTP", "SAN", "MED", "FOR")


class Command(BaseCommand):
    help = "How much there is to read in the three sizes of a welcome booklet, in six sectors, for a company that has answered nothing."

    def handle(self, *args: Any, **options: Any) -> None:
        self.stdout.write("| Sector | Essentiel | Recommandé | Complet |\n|---|---|---|---|")
        with transaction.atomic(), act_as_platform():
            for sector in Sector.objects.filter(code__in=SECTORS).order_by("name"):
                self.stdout.write(f"| {sector.name} | {' | '.join(_sizes(sector))} |")


def _sizes(sector: Sector) -> list[str]:
    booklet = Booklet(company=Company(), kind=BookletKind.EMPLOYEE_WELCOME, sector_id=sector.id)
    return [
        f"{plan.minutes} min, {len(plan.chapters)} chapters, {plan.pages} pages"
        for plan in selectors.sized_plans(booklet)
    ]
