"""TRA2, TRA6: texts of pages go out as a file and come back as they were, whatever they say."""

from random import Random

import pytest

from shared.documents.content import Block
from shared.translating.files import Stamp, Unit, stamp_in, table_file, xliff_12_file, xliff_file
from shared.translating.files.__main__ import answer_to
from shared.translating.page_units import fault_of, has_its_tokens, units_of_page
from shared.translating.states import State

PAGES = 500
WORDS = [
    "Savonnez",
    "l’eau",
    "<1>",
    "</2>",
    "{{",
    "}}",
    "\\",
    "&amp;",
    "]]>",
    "=1+1",
    "\t",
    "é\u0301",
    "مرحبا",
    '"',
]
HOSTILE = [
    "<script>alert(1)</script>",
    "]]><x/>",
    "&#0;&lt;!--",
    "=cmd|' /C calc'!A0",
    "\u202e${jndi:ldap://x}",
    "'\"--><img src=x onerror=alert(1)>",
]
TITLES = {
    "key": "Clé",
    "screen": "Page",
    "french": "Texte d’origine",
    "translation": "Traduction (pt-PT)",
    "state": "État",
    "stamp": "Repère (à laisser tel quel)",
}


def inline(random: Random) -> dict[str, object]:
    kind = random.random()
    if kind < 0.1:
        return {"type": "break"}
    worn = [{"type": random.choice(["bold", "italic"])}] if random.random() < 0.4 else []
    said: dict[str, object] = {"type": "value", "key": f"value_{random.randrange(9)}"}
    if kind > 0.25:
        said = {"type": "text", "text": " ".join(random.choices(WORDS, k=random.randint(1, 9)))}
    return {**said, "marks": worn} if worn else said


def page(random: Random, number: int) -> list[Block]:
    return [
        {
            "id": f"b{number}x{at}",
            "type": "paragraph",
            "props": {},
            "text": [inline(random) for _ in range(random.randint(1, 8))],
        }
        for at in range(random.randint(1, 6))
    ]


def written(content: bytes) -> dict[str, tuple[str, str]]:
    told = answer_to(content)
    lines = told["lines"]
    assert isinstance(lines, list)
    return {name: (text, stamp) for _, name, text, stamp in lines}


def file_of(units: list[Unit], kind: str) -> bytes:
    if kind == "xliff":
        return xliff_file(units, locale="pt-PT")
    if kind == "xliff12":
        return xliff_12_file(units, locale="pt-PT")
    states = {state.value: state.value for state in State}
    with table_file(units, titles=TITLES, states=states) as table:
        return table.read()


@pytest.mark.parametrize("kind", ["xliff", "xliff12", "csv"])
def test_five_hundred_pages_go_out_and_back_without_losing_a_token(kind):
    random = Random(26)
    units = [
        (f"p{number}.{unit.block_id or 'page'}.{unit.field}", number, unit)
        for number in range(PAGES)
        for unit in units_of_page(f"Page {number}", {"schema": 1, "blocks": page(random, number)})
    ]
    sent = [
        Unit(
            name=name,
            screen=f"p{number}",
            about=f"Page {number}",
            source=unit.text,
            target=unit.text,
            state=random.choice(list(State)),
            stamp=str(Stamp(number, unit.fingerprint)),
        )
        for name, number, unit in units
    ]

    back = written(file_of(sent, kind))

    assert set(back) == {name for name, _, _ in units}
    for name, number, unit in units:
        text, stamp = back[name]
        assert text == unit.text
        assert has_its_tokens(unit, text)
        assert fault_of(unit, text) is None
        assert stamp_in(stamp) == Stamp(number, unit.fingerprint)


@pytest.mark.parametrize("kind", ["xliff", "xliff12", "csv"])
def test_three_hundred_hostile_texts_stay_texts(kind):
    random = Random(6)
    said = {
        f"p.b{at}.text": "".join(random.choices(HOSTILE, k=random.randint(1, 4)))
        for at in range(300)
    }
    sent = [
        Unit(name=name, screen="p", source=text, target=text, state=State.TO_REVIEW, stamp="0.")
        for name, text in said.items()
    ]

    back = written(file_of(sent, kind))

    assert {name: text for name, (text, _) in back.items()} == said


@pytest.mark.parametrize(
    ("version", "proposed"),
    [
        ("2.0", '<m:match xmlns:m="urn:x"><source>a</source><target>Não</target></m:match>'),
        ("1.2", "<alt-trans><source>a</source><target>Não</target></alt-trans>"),
    ],
)
def test_what_a_program_proposes_is_not_what_the_text_says(version, proposed):
    kind = "unit" if version == "2.0" else "trans-unit"
    file = (
        f'<xliff xmlns="urn:oasis:names:tc:xliff:document:{version}" version="{version}"><file>'
        f'<{kind} id="a">{proposed}<source>a</source><target>Sim</target></{kind}></file></xliff>'
    )

    assert written(file.encode()) == {"a": ("Sim", "")}
