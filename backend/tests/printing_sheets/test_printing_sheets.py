"""Every booklet that people begin with, on paper: no sheet that is nearly empty, nothing alone on one, nothing cut."""

from pathlib import Path

import pytest

from apps.publishing.printing import print_document
from tests.figures import Figures
from tests.printing.booklets import Sample, demo_booklets, starter_booklets
from tests.printing.paper import Paper
from tests.printing.sheets import MOST_CHARACTERS, Sheets, look_at

MOST_CONTENTS = 2


@pytest.mark.timeout(7200)
def test_sheets_of_all_booklets(paper: Paper, tmp_path: Path, figures: Figures):
    samples = [*demo_booklets(), *starter_booklets()]
    looked = [_look(paper, tmp_path / str(place), one) for place, one in enumerate(samples)]

    count = sum(one.count for one in looked)
    faults = {
        "less than a fifth filled before a break that nothing asks for": sum(
            len(one.hardly_filled) for one in looked
        ),
        "that hold one box and nothing else": sum(len(one.lone_boxes) for one in looked),
        "with a callout that is cut": sum(len(one.cut_callouts) for one in looked),
    }
    for what, found in faults.items():
        figures.note(
            "Printing",
            f"{len(looked)} booklets: sheets {what}",
            f"{found} of {count}",
            goal="0",
            met=found == 0,
        )
    measure, contents = max(one.measure for one in looked), max(one.contents for one in looked)
    lines_met = measure <= MOST_CHARACTERS and contents <= MOST_CONTENTS
    figures.note(
        "Printing",
        f"{len(looked)} booklets: characters in a line (19 of 20 lines), sheets of contents, at most",
        f"{measure}; {contents}",
        goal=f"≤ {MOST_CHARACTERS}; ≤ {MOST_CONTENTS}",
        met=lines_met,
    )
    assert (set(faults.values()), lines_met) == ({0}, True), looked


def _look(paper: Paper, folder: Path, sample: Sample) -> Sheets:
    (folder / "o").mkdir(parents=True)
    html = paper.render(print=sample.given)["html"]
    looked = look_at(print_document(folder, html=html, assets=paper.assets).file, html)
    print(f"{sample.name}: {looked}")
    return looked
