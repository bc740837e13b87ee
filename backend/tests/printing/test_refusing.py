"""A document reaches its own files and nothing else, however it asks."""

from pathlib import Path

import pytest

from apps.media.tests.corpus.calling import Listener, targets_at
from apps.publishing.printing import NotPrinted, print_document
from apps.publishing.printing.fetcher import FileMissing, OwnFiles
from tests.figures import Figures
from tests.hostile_addresses import HOSTILE
from tests.printing.tagged import TaggedPdf

BASE = "https://print.invalid/"
AROUND = [
    f"{BASE}o/../secret.txt",
    f"{BASE}o/%2e%2e/secret.txt",
    f"{BASE}secret.txt",
    f"{BASE}o/own.txt?x",
    f"{BASE}o/own.txt#x",
    f"{BASE}o//own.txt",
    f"{BASE}o/link.txt",
    "https://print.invalid:443/o/own.txt",
    "http://print.invalid/o/own.txt",
    "https://print.invalid.evil.test/o/own.txt",
    "https://print.invalid@evil.test/o/own.txt",
]


@pytest.fixture
def own(tmp_path: Path) -> OwnFiles:
    objects = tmp_path / "o"
    objects.mkdir()
    (tmp_path / "secret.txt").write_text("secret")
    (objects / "own.txt").write_text("own")
    (objects / "link.txt").symlink_to(tmp_path / "secret.txt")
    return OwnFiles([objects])


def test_its_own_file_is_read(own: OwnFiles):
    assert own.fetch(f"{BASE}o/own.txt").read() == b"own"


@pytest.mark.parametrize("address", [*HOSTILE, *targets_at(8080), *AROUND])
def test_anything_else_is_refused(own: OwnFiles, address: str):
    with pytest.raises((ValueError, FileMissing)):
        own.fetch(address)


def test_nobody_is_called_by_a_whole_document(folder: Path, tmp_path: Path, figures: Figures):
    with Listener() as listener:
        targets = [target for target in targets_at(listener.port) if "://" in target]
        html = _asking_for(targets)

        printed = print_document(folder, html=html, assets=_assets(tmp_path))

    assert listener.calls == 0
    assert len(set(printed.refused)) >= 60
    assert TaggedPdf(printed.file).document.text.strip() == "Bonjour"
    figures.note(
        "SEC6",
        "print: targets named in a document (pictures, style sheets, fonts, attachments, drawings) that were called",
        f"0 of {len(targets)}",
        goal="0",
        met=True,
    )


def test_a_print_without_one_of_its_files_is_none(folder: Path, tmp_path: Path):
    html = '<html lang="fr"><body><img src="o/gone.png" alt="Parti"></body></html>'

    with pytest.raises(NotPrinted):
        print_document(folder, html=html, assets=_assets(tmp_path))


def test_a_print_that_takes_too_long_is_ended(folder: Path, tmp_path: Path):
    html = f'<html lang="fr"><body>{"<p>mot</p>" * 20_000}</body></html>'

    with pytest.raises(NotPrinted, match=r"longer than 1\.5 s"):
        print_document(folder, html=html, assets=_assets(tmp_path), wall_seconds=1.5)


def _asking_for(targets: list[str]) -> str:
    """In every way in which a printed document could ask."""
    asked = "".join(
        f'<link rel="stylesheet" href="{target}"><link rel="attachment" href="{target}">'
        f"<style>@import url('{target}'); @font-face {{ font-family: f; src: url('{target}') }}"
        f" .x {{ background: url('{target}'); content: url('{target}') }}</style>"
        f'<img src="{target}" alt=""><object data="{target}"></object><embed src="{target}">'
        f'<svg><image href="{target}"/><use href="{target}#a"/></svg>'
        for target in (one.replace('"', "%22").replace("'", "%27") for one in targets)
    )
    return f'<html lang="fr"><title>x</title><body><p class="x">Bonjour</p>{asked}</body></html>'


def _assets(tmp_path: Path) -> Path:
    assets = tmp_path / "assets"
    assets.mkdir()
    return assets
