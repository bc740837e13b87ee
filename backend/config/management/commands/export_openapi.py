import json
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand

from config.api import api


class Command(BaseCommand):
    help = "Write backend/openapi.json, from which the studio's types are generated."

    def handle(self, *args: Any, **options: Any) -> None:
        (settings.BASE_DIR / "openapi.json").write_text(rendered_openapi(), "utf-8")


def rendered_openapi() -> str:
    """The schema as it is committed."""
    return json.dumps(api.get_openapi_schema(), indent=2, ensure_ascii=False) + "\n"
