import pytest

from apps.i18n.content import shipped_texts
from shared.translating.blanks import LONGEST, fault

SOURCE = {"": "Bonjour <b>vous</b>, {{name}}"}
COUNTED = {"one": "{{count}} livret", "other": "{{count}} livrets"}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("<b>Olá</b> {{name}}", None),
        ("{{name}}, <b>olá</b>", None),
        ("Olá {{name}}", "translation_blanks"),
        ("<b>Olá</b> {{nome}}", "translation_blanks"),
        ("<b>Olá</b> {{name}} {{name}}", "translation_blanks"),
        ("<b>Olá</b> {name}", "translation_blanks"),
        ("<b>Olá</b> {{name.__class__}}", "translation_blanks"),
        ("<b onclick=alert(1)>Olá</b> {{name}}", "translation_blanks"),
        ("<b>Olá</b> {{name}} <script>alert(1)</script>", "translation_blanks"),
        ("<b>Olá</b> {{name}} <img src=x", "translation_stray"),
        ("<b>Olá</b> {{name}} {", "translation_stray"),
        ("</b>Olá<b> {{name}}", "translation_tags"),
        ("<b>Olá</b> {{name}} \x00", "translation_characters"),
        ("<b>Olá</b> {{name}} \u202e", "translation_characters"),
        ("<b>Olá</b> {{name}}" + "a" * LONGEST, "translation_too_long"),
    ],
)
def test_blanks_and_tags_are_neither_added_nor_lost_nor_renamed(text: str, code: str | None):
    assert fault(source=SOURCE, category="", text=text) == code


@pytest.mark.parametrize("category", ["zero", "one", "two"])
def test_a_form_that_means_one_number_may_leave_it_out(category: str):
    assert fault(source=COUNTED, category=category, text="um livro") is None


@pytest.mark.parametrize("category", ["few", "many", "other"])
def test_a_form_that_means_many_numbers_says_which(category: str):
    assert fault(source=COUNTED, category=category, text="livros") == "translation_blanks"


def test_what_is_shipped_obeys():
    faults = [
        (key, language, category)
        for key, shipped in shipped_texts().items()
        for language, forms in shipped.said.items()
        for category, text in forms.items()
        if fault(source=shipped.french, category=category, text=text)
    ]

    assert len(shipped_texts()) > 4000
    assert faults == []
