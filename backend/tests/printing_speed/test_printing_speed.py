"""What a printed booklet costs: it is a job, so nobody waits in front of it, but others wait behind it."""

from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median

import pytest
from PIL import Image

from shared.ids import uuid7
from tests.figures import Figures
from tests.printing.given import Given, edition, starter_chapters
from tests.printing.paper import Paper

ROUNDS = 3
CHAPTERS = 6
MOST_SECONDS, MOST_MEMORY = 15.0, 250  # of processor; MiB


def illustrated(folder: Path) -> Given:
    """Thirty sheets of the starter library, each page with a photograph."""
    chapters = starter_chapters(CHAPTERS)
    pages = [page for chapter in chapters for page in chapter["pages"]]
    names = [str(uuid7()) for _ in pages]
    for place, page in enumerate(pages):
        props = {"media": names[place], "alt": "Une photographie", "decorative": False}
        picture = {
            "id": f"i{place}",
            "type": "image",
            "props": {**props, "caption": "", "width": "half"},
        }
        page["document"]["blocks"].insert(1, picture)
        noise = Image.effect_noise((1024, 683), 40 + place).convert("RGB")
        noise.save(folder / "o" / f"m{place}.webp", quality=78)
    media = {
        names[place]: {
            "kind": "image", "name": "photo.jpg", "src": f"o/m{place}.webp", "size": 90_000,
            "width": 1024, "height": 683,
        }
        for place in range(len(pages))
    }  # fmt: skip
    return edition(chapters, media=media)


def processor_seconds() -> float:
    """Of the processes that have ended: others may share the machine meanwhile."""
    used = getrusage(RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


@pytest.mark.timeout(900)
def test_thirty_illustrated_sheets(paper: Paper, tmp_path: Path, figures: Figures):
    (tmp_path / "o").mkdir()
    given = illustrated(tmp_path)
    seconds, prints = [], []
    for _ in range(ROUNDS):
        begun = processor_seconds()
        prints.append(paper.print(tmp_path, print=given))
        seconds.append(processor_seconds() - begun)

    printed = prints[-1]
    memory, sheets = printed.peak_kib // 1024, printed.pages
    took, size = median(seconds), printed.file.stat().st_size / 1e6
    met = took <= MOST_SECONDS and memory <= MOST_MEMORY
    figures.note(
        "Printing",
        f"a tagged PDF of {sheets} illustrated sheets, rendering included, median of {ROUNDS}",
        f"{took:.1f} s of processor, {memory} MiB, {size:.1f} MB",
        goal=f"≤ {MOST_SECONDS:.0f} s of processor, ≤ {MOST_MEMORY} MiB",
        met=met,
    )
    assert 25 <= sheets <= 45
    assert met
