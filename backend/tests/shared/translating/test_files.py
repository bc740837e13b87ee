"""TRA6: files of strangers are read in a process of its own, and cost nothing that grows."""

import json
import subprocess
import sys

import pytest

from shared.confined import MEBIBYTE
from shared.confined.run import OF_PYTHON
from shared.translating.files import Refused, Unit, json_file, read_texts, xliff_file
from shared.translating.files.limits import LARGEST_FILE, LIMITS
from shared.translating.states import State

HEAD = '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" trgLang="ar">'
UNIT = "<file><unit id='a'><segment><target>{}</target></segment></unit></file></xliff>"
MOST_MEMORY = 256 * MEBIBYTE


def laughs(fanout: int, depth: int) -> str:
    entities = "".join(f'<!ENTITY e{n} "{f"&e{n - 1};" * fanout}">' for n in range(1, depth))
    return f'<!DOCTYPE x [<!ENTITY e0 "ha">{entities}]>{HEAD}{UNIT.format(f"&e{depth - 1};")}'


def bombs() -> list[str]:
    """Entities that grow, that read files or addresses; depth, width, and length."""
    outside = ("file:///etc/passwd", "http://127.0.0.1:1/", "file:///dev/zero", "php://input")
    return [
        *(laughs(fanout, depth) for fanout in (2, 10, 100) for depth in (5, 10, 20)),
        *(
            f'<!DOCTYPE x [<!ENTITY a {how} "{where}">]>{HEAD}{UNIT.format("&a;")}'
            for how in ("SYSTEM", 'PUBLIC "-//x"')
            for where in outside
        ),
        *(f'<!DOCTYPE x SYSTEM "{where}">{HEAD}{UNIT.format("a")}' for where in outside),
        *(
            f'<!DOCTYPE x [<!ENTITY % a SYSTEM "{where}"> %a;]>{HEAD}{UNIT.format("a")}'
            for where in outside
        ),
        *(
            f"<!DOCTYPE x [<!ENTITY a '{'a' * size}'>]>{HEAD}{UNIT.format('&a;' * 1000)}"
            for size in (1000, 100_000, 1_000_000)
        ),
        *(f"{HEAD}{'<a>' * depth}" for depth in (31, 10_000, 1_000_000)),
        f"{HEAD}{'<file>' * 1_000_000}",
        HEAD + "<file " + "".join(f"a{n}='' " for n in range(300_000)) + "/></xliff>",
        f"{HEAD}<?{'a' * 3_000_000}?></xliff>",
        f"{HEAD}<file>{'<unit><target/></unit>' * 150_000}</file></xliff>",
        f"{HEAD}<!--{'-a' * 1_500_000}--><a",
        f"<a xmlns='{'u' * 3_000_000}'/>",
        '{"a":' * 600_000,
        '{"a": ' + "[" * 3_000_000,
        '"a;' * 1_300_000,
    ]


def test_forty_bombs_are_refused_within_the_memory_that_is_promised():
    found = bombs()
    code = (
        "import json,sys;from dataclasses import replace;"
        "from shared.translating.files.__main__ import LIMITS,answer_to;"
        "replace(LIMITS,cpu_seconds=600).limit_this_process();"
        "told=[answer_to(json.loads(one).encode()) for one in sys.stdin];"
        "said=open('/proc/self/status').read();"
        "print(json.dumps([told,int(said.split('VmHWM:')[1].split()[0])]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        input="\n".join(map(json.dumps, found)),
        capture_output=True,
        text=True,
        check=True,
        env=OF_PYTHON,
    )

    told, kibibytes = json.loads(done.stdout)
    assert len(found) >= 40
    assert [set(one) for one in told] == [{"refused"}] * len(found)
    assert kibibytes * 1024 <= MOST_MEMORY
    assert LIMITS.memory <= MOST_MEMORY


@pytest.mark.parametrize("content", [laughs(10, 10), '"a;' * 1_300_000])
def test_the_confined_process_says_so(content: str):
    with pytest.raises(Refused):
        read_texts(content.encode())


def test_what_is_too_large_is_not_even_begun():
    with pytest.raises(Refused):
        read_texts(b"{" + b" " * LARGEST_FILE)


def test_a_program_that_keeps_the_ids_of_places_only_is_understood():
    unit = (
        "<file id='f'><unit id='home.hello'><segment>"
        "<source>Bonjour <ph id='1' equiv='{{name}}'/></source>"
        "<target>Hello <ph id='1'/></target></segment></unit></file></xliff>"
    )

    read = read_texts(f"{HEAD}{unit}".encode())

    assert read.locale == "ar"
    assert [(name, text) for _, name, text, _ in read.lines] == [("home.hello", "Hello {{name}}")]


@pytest.mark.parametrize("kind", ["xliff", "json"])
def test_every_text_of_the_product_fits(kind: str):
    units = [
        Unit(
            name=f"home.n{number}",
            screen="home",
            source="Ça" * 30,
            target="مرحبا" * 8,
            state=State.VALIDATED,
            stamp=f"1.{'a' * 16}",
        )
        for number in range(6000)
    ]
    file = (xliff_file if kind == "xliff" else json_file)(units, locale="ar")

    assert len(read_texts(file).lines) == 6000
