import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand

from apps.i18n.content import FILE, SERVER
from apps.i18n.models import Catalogue
from shared.language import FOLDER
from shared.translating.forms import CATEGORIES, ONLY, Forms

FRONTEND = settings.BASE_DIR.parent / "frontend"
STUDIO = FRONTEND / "apps/studio/src/locales"
BLOCKS = FRONTEND / "packages/blocks/src"
IN_THE_BROWSER = {"fr-FR": "fr", "en-GB": "en"}
BLOCK = "editor.block."  # where the studio keeps what its blocks are called

Texts = dict[str, str]


class Command(BaseCommand):
    help = "Write backend/messages.json: every text that the product ships, for `load_messages`."

    def handle(self, *args: Any, **options: Any) -> None:
        FILE.write_text(rendered_messages(), "utf-8")


def rendered_messages() -> str:
    """The texts as they are committed, a line for each."""
    told: dict[str, dict[str, Forms]] = {}
    for language, texts in _by_language():
        for key, forms in _with_forms(texts).items():
            told.setdefault(key, {})[language] = forms
    lines = [_line(key, said) for key, said in sorted(told.items()) if "fr-FR" in said]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _line(key: str, said: dict[str, Forms]) -> str:
    return f"{json.dumps(key)}: {json.dumps([_catalogue(key), said], ensure_ascii=False)}"


def _catalogue(key: str) -> Catalogue:
    if key.startswith(SERVER):
        return Catalogue.MAIL if key.startswith(f"{SERVER}mails.") else Catalogue.SERVER
    return Catalogue.BLOCKS if key.startswith(BLOCK) else Catalogue.STUDIO


def _by_language() -> Iterator[tuple[str, Texts]]:
    for language, folder in IN_THE_BROWSER.items():
        for file in sorted((STUDIO / folder).glob("*.json")):
            yield language, dict(_flat(_read(file), f"{file.stem}."))
        for file in sorted(BLOCKS.glob(f"*/words.{folder}.json")):
            yield language, dict(_flat(_read(file), BLOCK))
    for file in sorted(FOLDER.glob("*.json")):
        yield file.stem, {f"{SERVER}{key}": text for key, text in _read(file).items()}


def _read(file: Path) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return told


def _flat(told: dict[str, Any], before: str) -> Iterator[tuple[str, str]]:
    for name, value in told.items():
        if isinstance(value, dict):
            yield from _flat(value, f"{before}{name}.")
        else:
            yield f"{before}{name}", value


def _with_forms(texts: Texts) -> dict[str, Forms]:
    """Names that differ by their plural category alone are one text with forms."""
    counted = {key.removesuffix("_other") for key in texts if key.endswith("_other")}
    counted = {key for key in counted if f"{key}_one" in texts}
    told: dict[str, Forms] = {}
    for key, text in texts.items():
        name, _, category = key.rpartition("_")
        if category in CATEGORIES and name in counted:
            told.setdefault(name, {})[category] = text
        else:
            told[key] = {ONLY: text}
    return told
