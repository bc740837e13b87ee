"""How the files of the starter library are read."""

from pathlib import Path

import pytest

from apps.library.content import ContentFault, read_chapter
from apps.library.content.blocks import read_document
from apps.library.content.typography import typeset
from apps.library.tests.written_chapter import CHAPTER
from shared.documents import validate

VALUES = {"point de rassemblement": "assembly_point", "référent d’accueil": "welcome_buddy"}

MEDIUM = "018f3c1e-0000-7000-8000-000000000001"
DRAWINGS = {"../drawings/flamme.svg": MEDIUM}
FLAME = "![Une flamme : loin d'ici !](../drawings/flamme.svg"

EVERY_BLOCK = """
## Un titre

Des **mots** et un [lien](https://www.service-public.fr/), puis {{point de rassemblement}}.

- un
- deux

::: danger
Ne revenez pas.
:::

::: steps
1. **Sortez.** Fermez la porte.
2. **Appelez.**
:::

::: accordion
### Et après ?

Attendez.
:::

::: cards
### Le jour

Sept heures.
:::

::: table Les signes
| Signe | Sens |
|---|---|
| Flamme | Brûle |
:::

::: contact
role: Référent d'accueil
name: {{référent d'accueil}}
:::

::: question
Que faire ?
- [x] Sortir
- [ ] Rester

Sortez toujours.
:::

::: acknowledgement
J'ai lu ces consignes.
:::

> La santé d'abord.
> — Le règlement

---
"""


def test_every_block_has_its_way_of_being_written() -> None:
    page = read_document(EVERY_BLOCK, VALUES)

    validate(page)
    assert [block["type"] for block in page["blocks"]] == [
        *("heading", "paragraph", "list", "callout", "steps", "accordion", "cards", "table"),
        *("contact", "question", "acknowledgement", "quote", "divider"),
    ]


def test_texts_keep_their_emphasis_links_and_living_values() -> None:
    text = read_document(EVERY_BLOCK, VALUES)["blocks"][1]["text"]

    assert {"type": "text", "text": "mots", "marks": [{"type": "bold"}]} in text
    assert {"type": "value", "key": "assembly_point"} in text
    assert any(piece.get("marks", [{}])[0].get("type") == "link" for piece in text)


def test_a_contact_is_filled_by_living_values() -> None:
    contact = read_document(EVERY_BLOCK, VALUES)["blocks"][8]

    assert contact["props"]["name"] == "{{welcome_buddy}}"
    assert contact["props"]["role"] == "Référent d’accueil"


def test_a_quotation_names_its_source() -> None:
    quote = read_document(EVERY_BLOCK, VALUES)["blocks"][11]

    assert quote["text"] == [{"type": "text", "text": "La santé d’abord."}]
    assert quote["props"] == {"author": "Le règlement"}


def test_a_drawing_stands_alone_with_its_words_and_its_caption() -> None:
    (image,) = read_document(f'{FLAME} "Ça brûle !")', {}, DRAWINGS)["blocks"]

    assert image["type"] == "image"
    assert image["props"] == {
        "media": MEDIUM,
        "alt": "Une flamme\u00a0: loin d’ici\u202f!",
        "decorative": False,
        "caption": "Ça brûle\u202f!",
        "width": "half",
    }


def test_several_drawings_are_a_gallery() -> None:
    said = f"::: gallery\n{FLAME})\n\n{FLAME})\n\n{FLAME})\n:::"

    document = read_document(said, {}, DRAWINGS)

    (gallery,) = document["blocks"]
    validate(document)
    assert gallery["props"] == {"columns": 3}
    assert [image["props"]["media"] for image in gallery["children"]] == [MEDIUM] * 3


@pytest.mark.parametrize(
    "wrong",
    [
        "![Une image](../drawings/inconnue.svg)",
        "![](../drawings/flamme.svg)",
        f"Regardez {FLAME}).",
        f"::: gallery\n{FLAME})\n:::",
        f"::: gallery\n{FLAME})\n\nDes mots.\n:::",
    ],
)
def test_a_drawing_that_nobody_could_see_or_hear_is_refused(wrong: str) -> None:
    with pytest.raises(ContentFault):
        read_document(wrong, {}, DRAWINGS)


@pytest.mark.parametrize(
    "wrong",
    [
        "Appelez {{le voisin}}.",
        "::: danger\nJamais fermé.",
        "::: inconnu\nRien.\n:::",
        "::: steps\nPas une liste.\n:::",
        "::: question\nQue faire ?\n- [ ] Rien\n\nRien.\n:::",
        "::: cards\nSans titre.\n:::",
        "![Une image](https://example.org/a.png)",
        "> Sans source.",
        "<b>gras</b>",
    ],
)
def test_what_is_not_ours_is_refused(wrong: str) -> None:
    with pytest.raises(ContentFault):
        read_document(wrong, VALUES)


def test_a_chapter_has_its_card_and_its_pages(tmp_path: Path) -> None:
    file = tmp_path / "310-alerte.md"
    file.write_text(CHAPTER, "utf-8")

    chapter = read_chapter(file)

    assert chapter.code == "alerte"
    assert chapter.title == {"fr-FR": "L’alerte", "en-GB": "The alarm"}
    assert chapter.obligations == ("INC-01", "INC-02")
    assert [(page.title, page.importance) for page in chapter.pages] == [
        ("Donner l’alerte", "mandatory"),
        ("Se retrouver", "info"),
    ]


def test_a_fault_names_its_file(tmp_path: Path) -> None:
    file = tmp_path / "310-alerte.md"
    file.write_text(CHAPTER.replace("Sortez.", "Appelez {{le voisin}}."), "utf-8")

    with pytest.raises(ContentFault, match="310-alerte"):
        read_chapter(file)


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        ("L'heure : 7 h 30 !", "L’heure\u00a0: 7\u00a0h\u00a030\u202f!"),
        ("« Bonjour »", "«\u00a0Bonjour\u00a0»"),
        ("10 % de 1 500 €", "10\u202f% de 1\u202f500\u00a0€"),
        ("art. R. 4227-37, loi n° 2002-2", "art. R.\u00a04227-37, loi n°\u00a02002-2"),
        ("Attendez...", "Attendez…"),
    ],
)
def test_french_typography(typed: str, printed: str) -> None:
    assert typeset(typed) == printed
    assert typeset(printed) == printed
