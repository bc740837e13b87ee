"""How easily French is read: the Flesch index as Kandel and Moles fitted it to French (60 to 70: standard; above: easy)."""

import re
from collections.abc import Iterator, Mapping

from shared.documents.content import Document, walk
from shared.documents.words import READ

SENTENCE = re.compile(r"[.!?…:;]+(?:\s|$)|\n+")
WORD = re.compile(r"[^\W\d_]+(?:[’-][^\W\d_]+)*|\d+")
VOWELS = re.compile(r"[aeiouyàâäéèêëîïôöùûüÿœæ]+")
GLIDE = re.compile(r"(?<=[aeiouyàâéèêîôûœ])(?:ï|ü|ë)|é[aâo]|io(?=[^n]|$)|iez(?=r)")
SILENT = re.compile(r"(?<=[^aeiouyàâäéèêëîïôöùûü])(?:e|es|ent)$")


def kandel_moles(document: Document, values: Mapping[str, str]) -> float:
    """207 − 1.015 × words per sentence − 73.6 × syllables per word."""
    sentence, word = measure(document, values)
    return 207 - 1.015 * sentence - 73.6 * word


def measure(document: Document, values: Mapping[str, str]) -> tuple[float, float]:
    """Words per sentence and syllables per word; `values` are words that stand for living values."""
    sentences = [
        words
        for text in texts(document, values)
        for part in SENTENCE.split(text)
        if (words := WORD.findall(part))
    ]
    words = [word for sentence in sentences for word in sentence]
    return len(words) / max(len(sentences), 1), sum(map(syllables, words)) / max(len(words), 1)


def texts(document: Document, values: Mapping[str, str]) -> Iterator[str]:
    """Each text that is read by itself."""
    for block in walk(document["blocks"]):
        yield "".join(_said(inline, values) for inline in block.get("text", []))
        yield from (block["props"][name] for name in READ if name in block["props"])


def _said(inline: Mapping[str, str], values: Mapping[str, str]) -> str:
    if inline["type"] == "value":
        return values.get(inline["key"], "")
    return inline.get("text", "\n")


def syllables(word: str) -> int:
    """Of a French word as it is spoken: a final e is mute, vowels that stand together are one sound."""
    parts = re.split(r"[’-]", word.lower())
    return max(1, sum(map(_of_part, filter(None, parts))))


def _of_part(part: str) -> int:
    if part.isdigit():
        return len(part)
    if len(part) <= 2:
        return 0 if part[0] not in "aeiouyàéèêô" and len(part) == 1 else 1
    spoken = SILENT.sub("", part) if len(VOWELS.findall(part)) > 1 else part
    spoken = re.sub(r"(?<=[aeiouyéè])(?:e|es|ent)$", "", spoken) if len(spoken) > 3 else spoken
    return len(VOWELS.findall(spoken)) + len(GLIDE.findall(spoken))
