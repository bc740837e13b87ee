"""TRA2 of the spec, without its file formats: what leaves as tokens comes back as it was."""

from random import Random

import pytest

from shared.translating.tokens import (
    BadTokens,
    renumber,
    to_inlines,
    to_tokens,
    tokens_of,
    without_marks,
)

BOLD, ITALIC = {"type": "bold"}, {"type": "italic"}
LINK = {"type": "link", "href": "https://example.org/"}
SAYINGS = [
    "Savonnez",
    " ",
    "<1>",
    "</2>",
    "{{",
    "}}",
    "{{nom}}",
    "\\",
    "\\<",
    "é 4 °C < 5 °C",
    "<b>",
]
SIGNS = [{"type": "break"}, {"type": "value", "key": "referent"}]


def text(words, *marks):
    return {"type": "text", "text": words, **({"marks": list(marks)} if marks else {})}


def joined(inlines):
    """Neighbours that wear the same are one."""
    said = []
    for one in inlines:
        last = said[-1] if said else {}
        alike = one["type"] == last.get("type") == "text" and one.get("marks") == last.get("marks")
        if alike:
            said[-1] = {**last, "text": last["text"] + one["text"]}
        else:
            said.append(one)
    return said


def some_text(random):
    inlines = []
    for _ in range(random.randint(0, 8)):
        worn = random.choice([[], [BOLD], [LINK, BOLD], [ITALIC]])
        sign = random.choice([text(random.choice(SAYINGS)), *SIGNS])
        inlines.append({**sign, "marks": worn} if worn and sign["type"] != "break" else sign)
    return inlines


def test_a_text_is_written_with_numbered_pairs_and_whole_values():
    told = to_tokens([text("Savonnez "), text("trente secondes", BOLD), text(" "), SIGNS[1]])

    assert told == ("Savonnez <1>trente secondes</1> {{referent}}", [[BOLD]])


def test_no_text_of_any_page_loses_a_token_or_a_word():
    random = Random(61)
    for _ in range(500):
        inlines = some_text(random)

        assert joined(to_inlines(*to_tokens(inlines))) == joined(inlines)


def test_signs_of_the_text_are_no_tokens():
    words, marks = to_tokens([text("Tapez <1> puis {{nom}}")])

    assert not tokens_of(words)
    assert to_inlines(words, marks) == [text("Tapez <1> puis {{nom}}")]


@pytest.mark.parametrize("wrong", ["<1>a", "a</1>", "<1>a<2>b</2></1>", "<1>a</2>", "</1><1>"])
def test_pairs_that_do_not_close_are_refused(wrong):
    with pytest.raises(BadTokens):
        to_inlines(wrong, [[BOLD], [LINK]])


def test_a_number_that_stands_for_nothing_leaves_its_words_plain():
    assert to_inlines("a<7>b</7>", [[BOLD]]) == [text("a"), text("b")]


@pytest.mark.parametrize(
    ("written", "today", "said"),
    [
        ([[BOLD]], [[BOLD]], "<1>um</1> <2>dois</2>"),
        ([[BOLD], [LINK]], [[LINK]], "um <1>dois</1>"),
        ([[BOLD], [LINK]], [[LINK], [BOLD]], "<2>um</2> <1>dois</1>"),
        ([[BOLD], [LINK]], [[BOLD], [{**LINK, "href": "#b"}]], "<1>um</1> <2>dois</2>"),
        ([[BOLD], [LINK]], [], "um dois"),
    ],
)
def test_a_translation_follows_the_emphasis_and_the_links_of_its_source(written, today, said):
    assert renumber("<1>um</1> <2>dois</2>", written, today) == said


def test_words_are_read_without_marks_and_with_values():
    assert (
        without_marks("Savonnez <1>bien</1> \\<2> {{referent}}") == "Savonnez bien <2> {{referent}}"
    )
