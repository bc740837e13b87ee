"""SEC4 and SEC6: whatever is sent, nothing active or private is served, and the server hardly notices."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from apps.media.tests.corpus.calling import Listener, calling, targets_at
from apps.media.tests.corpus.drawings import all_drawings
from apps.media.tests.corpus.hostile import MARKER, Hostile
from apps.media.tests.corpus.others import all_others
from apps.media.tests.corpus.pictures import all_pictures
from apps.media.tests.corpus.tiresome import all_tiresome
from shared.confined.sandbox import BACKEND
from tests.figures import KEPT, Figures

MOST_MEBIBYTES, MOST_SECONDS = 256, 3
AT_ONCE = 2
PRIVATE_OR_ACTIVE = re.compile(
    rb"(?i:<script|<html|<\?php|javascript:|GPSLatitude)|PK\x03\x04|Exif\x00|ns\.adobe\.com"
    rb"|ICC_PROFILE|iCCP|tEXt\w+\x00|Photoshop"
)
ALIVE_IN_A_DRAWING = re.compile(
    rb"\son\w+\s*=|foreignObject|<!|<\?|<(?:a|image|style|animate|set|script)\b|url\([^#]|https?://(?!www\.w3\.org/2000/svg\")",
    re.IGNORECASE,
)


@dataclass(frozen=True)
class Went:
    """How one file fared."""

    hostile: Hostile
    folder: Path
    report: dict[str, Any]

    @property
    def served(self) -> list[Path]:
        if not self.report["analysed"]:
            return []
        written = [self.folder / "original", *self.folder.glob("w*.*")]
        return [file for file in written if file.exists()] or [self.folder / "sent"]


def send_all(files: list[Hostile], folder: Path) -> list[Went]:
    """Two at a time, as a worker with two hands does."""
    folders = {}
    for number, hostile in enumerate(files):
        place = folder / str(number)
        place.mkdir()
        (place / "sent").write_bytes(hostile.content)
        folders[str(place)] = hostile
    hands = [
        subprocess.Popen(
            [sys.executable, "-m", "apps.media.tests.corpus.measure"],
            cwd=BACKEND,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for _ in range(AT_ONCE)
    ]
    names = list(folders)
    for hand, one in enumerate(hands):
        assert one.stdin
        one.stdin.write("".join(f"{name}\n" for name in names[hand::AT_ONCE]))
        one.stdin.close()
        one.stdin = None
    lines = [line for one in hands for line in one.communicate()[0].splitlines()]
    reports = [json.loads(line) for line in lines]
    return [Went(folders[report["folder"]], Path(report["folder"]), report) for report in reports]


@pytest.mark.timeout(900)
def test_no_hostile_file_is_served_active_or_costs_much(tmp_path: Path):
    corpus = [*all_pictures(), *all_drawings(), *all_others(), *all_tiresome()]

    went = send_all(corpus, tmp_path)

    assert len(went) == len(corpus) >= 500
    assert len({hostile.name for hostile in corpus}) == len(corpus)
    taken_wrongly = [one.hostile.name for one in went if one.hostile.refused and one.served]
    dangerous = [one.hostile.name for one in went if list(_dangers(one))]
    peak = max(one.report["peak_kib"] for one in went) / 1024
    slowest = max(went, key=lambda one: one.report["seconds"])
    _say_what_cost_most(went)
    Figures("make hostile-files", folder=KEPT).note(
        "SEC4",
        "hostile files (bombs, polyglots, SVG, wrong magic, metadata, cut and bent) through the real analysis",
        f"{len(went)} files, {len(dangerous)} served active, {sum(1 for one in went if one.served)} taken after cleaning,"
        f" peak {peak:.0f} MiB, slowest {slowest.report['seconds']:.1f} s",
        goal=f"0 served active, ≤ {MOST_MEBIBYTES} MiB, ≤ {MOST_SECONDS} s each",
        met=not dangerous and peak <= MOST_MEBIBYTES and slowest.report["seconds"] <= MOST_SECONDS,
    )
    assert taken_wrongly == []
    assert dangerous == []
    assert peak <= MOST_MEBIBYTES
    assert slowest.report["cpu"] <= MOST_SECONDS, slowest.hostile.name


def _say_what_cost_most(went: list[Went]) -> None:
    print(f"{sum(one.report['cpu'] for one in went):.0f} s of processor for {len(went)} files")
    for one in sorted(went, key=lambda one: -one.report["cpu"])[:20]:
        said = one.report["refused"] or "taken"
        print(
            f"{one.report['seconds']:.2f} s, {one.report['cpu']:.2f} s of processor, {said}:"
            f" {one.hostile.name[:70]} {one.report['error'][:90]}"
        )


def _dangers(one: Went) -> Iterator[bytes]:
    """What should not be in a file that people will see; a PDF is only ever handed out as a download."""
    if one.report["analysed"] and one.report["analysed"]["extension"] == "pdf":
        return
    for file in one.served:
        content = file.read_bytes()
        if MARKER in content:
            yield MARKER
        yield from PRIVATE_OR_ACTIVE.findall(content)
        if one.report["analysed"]["extension"] == "svg":
            yield from ALIVE_IN_A_DRAWING.findall(content)


@pytest.mark.timeout(300)
def test_no_address_in_a_file_is_followed(tmp_path: Path):
    with Listener() as listener:
        targets = targets_at(listener.port)

        went = send_all(list(calling(targets)), tmp_path)

    secrets = [one.hostile.name for one in went if _leaks_secrets(one)]
    Figures("make hostile-files", folder=KEPT).note(
        "SEC6 (media)",
        f"{len(targets)} targets named in {len(went)} files (drawings, metadata, PDF, films, sounds)",
        f"{listener.calls} connections, {len(secrets)} files of the server shown",
        goal="0 connections",
        met=listener.calls == 0 and not secrets,
    )
    assert len(targets) >= 80
    assert listener.calls == 0
    assert secrets == []


def _leaks_secrets(one: Went) -> bool:
    return any(b"root:x:0" in file.read_bytes() for file in one.served)
