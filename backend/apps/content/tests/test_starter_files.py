"""How the files of the tutorials are read."""

from pathlib import Path

import pytest

from apps.content.starter import TutorialFault, read_tutorial

FILE = """+++
title = "L'import"
title_en = "The import"
lead = "Un fichier."
lead_en = "A file."
topic = "manage"
minutes = 3
screens = ["/parametres/personnes/import"]
roles = []
picture = "52-people-import-1-file"
alt = "L'écran"
alt_en = "The screen"
+++

Déposez « le fichier ».

+++ en-GB

Drop the file.
"""


def written(folder: Path, text: str, name: str = "010-importer.md") -> Path:
    file = folder / name
    file.write_text(text, "utf-8")
    return file


class TestReadTutorial:
    def test_reads_both_languages(self, tmp_path: Path):
        read = read_tutorial(written(tmp_path, FILE))

        assert read.slug == "importer"
        assert read.title == {"fr-FR": "L’import", "en-GB": "The import"}
        french, english = (
            read.body[locale]["blocks"][0]["text"][0]["text"] for locale in ("fr-FR", "en-GB")
        )
        assert (french, english) == ("Déposez «\u00a0le fichier\u00a0».", "Drop the file.")

    @pytest.mark.parametrize(
        ("before", "after"),
        [
            ("+++ en-GB", "+++ pt-PT"),
            ('title_en = "The import"\n', ""),
            ('alt_en = "The screen"\n', ""),
            ("minutes = 3", "minutes = three"),
            ("Drop the file.", "::: steps\n1. Drop the file."),
        ],
        ids=[
            "one language",
            "no English title",
            "no English description",
            "no number",
            "a fence left open",
        ],
    )
    def test_refuses(self, tmp_path: Path, before: str, after: str):
        with pytest.raises(TutorialFault, match=r"010-importer\.md"):
            read_tutorial(written(tmp_path, FILE.replace(before, after)))

    def test_refuses_a_file_without_a_place(self, tmp_path: Path):
        with pytest.raises(TutorialFault, match="not named"):
            read_tutorial(written(tmp_path, FILE, "importer.md"))
