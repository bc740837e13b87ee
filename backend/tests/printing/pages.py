"""A page that holds every kind of block, with the files that it shows."""

from pathlib import Path
from typing import Any

from PIL import Image

Block = dict[str, Any]

PICTURE, FACE, PLAN, FILM, SOUND, PAPER = (
    f"018f3c1e-0000-7000-8000-00000000000{n}" for n in range(1, 7)
)


def _text(words: str, **mark: Any) -> list[Any]:
    return [{"type": "text", "text": words, **({"marks": [mark]} if mark else {})}]


def _paragraph(name: str, *words: Any) -> Block:
    text = [part for said in words for part in (said if isinstance(said, list) else _text(said))]
    return {"id": name, "type": "paragraph", "props": {}, "text": text}


def _holding(block: str, kind: str, /, *children: Block, **props: Any) -> Block:
    return {"id": block, "type": kind, "props": props, "children": list(children)}


def _of_text(block: str, kind: str, words: str, /, **props: Any) -> Block:
    return {"id": block, "type": kind, "props": props, "text": _text(words) if words else []}


def _atom(block: str, kind: str, /, **props: Any) -> Block:
    return {"id": block, "type": kind, "props": props}


def _items(name: str, kind: str, *lines: str) -> list[Block]:
    return [
        _holding(f"{name}-{place}", kind, _paragraph(f"{name}-{place}-p", line))
        for place, line in enumerate(lines)
    ]


def _row(name: str, *cells: str) -> Block:
    return _holding(
        name,
        "table_row",
        *[
            _holding(f"{name}-{place}", "table_cell", _paragraph(f"{name}-{place}-p", cell))
            for place, cell in enumerate(cells)
        ],
    )


_NESTED = _holding(
    "l-2", "list", *_items("l-2", "list_item", "Antidérapantes", "À votre taille"), ordered=True
)

BLOCKS: list[Block] = [
    _of_text("titre", "heading", "Selon votre poste", level=2),
    _paragraph(
        "texte",
        "Lisez ",
        _text("les conseils de l’INRS", type="link", href="https://www.inrs.fr/hygiene"),
        ", ou ",
        _text("Wash your hands", type="language", lang="en"),
        ".",
    ),
    _holding(
        "l",
        "list",
        *_items("l", "list_item", "Une tenue propre"),
        _holding("l-9", "list_item", _paragraph("l-9-p", "Des chaussures"), _NESTED, _paragraph("l-9-q", "fermées")),
        ordered=False,
    ),
    _of_text("sous-titre", "heading", "En détail", level=3),
    _holding("encadre", "callout", _paragraph("encadre-1", "Après les poubelles."), tone="warning"),
    _atom("image", "image", media=PICTURE, alt="Un lavabo à commande au genou", decorative=False, caption="Le lavabo", width="full"),
    _atom("decor", "image", media=FACE, alt="", decorative=True, caption="", width="half"),
    _atom("film", "video", media=FILM, provider=None, code="", title="Bienvenue", transcript="Bonjour."),
    _atom("son", "audio", media=SOUND, title="Le mot", transcript="Bonjour à tous."),
    _atom("papier", "file", media=PAPER, label="Le règlement"),
    _holding(
        "tableau",
        "table",
        _row("r0", "Service", "Matin", "Soir"),
        _row("r1", "Cuisine", "7 h", "16 h"),
        _row("r2", "Salle", "10 h", "18 h"),
        caption="Horaires",
        header="both",
    ),
    _holding("etapes", "steps", *_items("etapes", "step", "Mouillez.", "Savonnez.")),
    _holding(
        "accordeon",
        "accordion",
        _holding("a-1", "accordion_item", _paragraph("a-1-p", "Toutes les deux heures."), title="Cuisine"),
    ),
    _holding("cartes", "cards", {"id": "k-1", "type": "card", "props": {"title": "Se loger"}, "text": _text("Douze chambres.")}),
    _of_text("citation", "quote", "On apprend un métier.", author="Hélène"),
    _atom("filet", "divider"),
    _atom("contact", "contact", name="Julien", role="Chef", phone="06 39 98 12 34", email="j@aubrac.example", place="Cuisine", media=FACE),
    _atom("plan", "map", media=PLAN, alt="Le plan de la maison", place="2, place du Foirail", href="https://osm.org/"),
    _holding(
        "question",
        "question",
        _of_text("q-1", "answer", "Je me lave les mains", right=True),
        _of_text("q-2", "answer", "Je mets des gants", right=False),
        prompt="Que faites-vous ?",
        several=False,
        passage="encadre",
        explanation="L’argent transporte des germes.",
    ),
    _atom("lu", "acknowledgement", sentence="J’ai lu."),
]  # fmt: skip

EVERYTHING = {"schema": 2, "blocks": BLOCKS}


def _file(kind: str, name: str, src: str, **more: Any) -> Block:
    return {"kind": kind, "name": name, "src": f"o/{src}", "size": 84_000, **more}


def _picture(name: str) -> Block:
    renditions = [{"width": 640, "webp": f"o/{name}-w640.webp", "avif": f"o/{name}-w640.avif"}]
    return _file(
        "image", f"{name}.jpg", f"{name}-w640.webp", width=640, height=480, renditions=renditions
    )


MEDIA = {
    PICTURE: _picture("lavabo"),
    FACE: _picture("julien"),
    PLAN: _picture("plan"),
    FILM: _file("video", "accueil.mp4", "accueil.mp4"),
    SOUND: _file("audio", "mot.mp3", "mot.mp3"),
    PAPER: _file("document", "reglement.pdf", "reglement.pdf"),
}


def pictures_into(folder: Path) -> None:
    """What the print of this page shows, beside it."""
    (folder / "o").mkdir(exist_ok=True)
    for name, colour in (("lavabo", "teal"), ("julien", "peru"), ("plan", "gray")):
        Image.new("RGB", (640, 480), colour).save(folder / "o" / f"{name}-w640.webp")
