"""How far a change of a page reaches, as it is proposed to whoever publishes."""

import re
from collections import Counter
from collections.abc import Iterator

from apps.pages.models import Importance
from apps.publishing.content.difference import BlockDifference, PageDifference
from apps.publishing.models import Change, Scope
from shared.documents import WordsChange, compare_words
from shared.folding import fold

FEW_WORDS = 8  # a fault of spelling here and there
WORD = re.compile(r"\w+")
FIGURES = {
    "zero", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze",
    "treize", "quatorze", "quinze", "seize", "vingt", "trente", "quarante", "cinquante", "soixante",
    "septante", "huitante", "nonante", "cent", "cents", "mille", "demi", "demie", "double", "triple",
}  # fmt: skip
# One of them more or less, and the sentence may say the contrary. Without accents, as it is compared.
TURNING = {
    "ne", "n", "ni", "pas", "plus", "jamais", "aucun", "aucune", "sans", "sauf", "seul", "seule",
    "seulement", "non", "interdit", "interdite", "interdits", "interdites", "obligatoire",
    "obligatoires", "facultatif", "facultative", "facultatifs", "facultatives", "devez", "doit", "doivent",
    "pouvez", "peut", "peuvent", "faut", "autorise", "autorisee", "autorises", "autorisees", "permis",
    "permise", "permises", "avant", "apres", "toujours",
}  # fmt: skip
IN_ORDER = ("step", "list_item")


def propose_scope(difference: PageDifference) -> Scope:
    """A correction asks nobody for anything; what is mandatory and means something else is read again."""
    if not changes_meaning(difference):
        return Scope.CORRECTION
    mandatory = difference.newest.page["importance"] == Importance.MANDATORY
    if mandatory and difference.change is not Change.REMOVED:
        return Scope.TO_REREAD
    return Scope.INFORMATION


def changes_meaning(difference: PageDifference) -> bool:
    """Whether more changed than a few words without figures."""
    if difference.change is not Change.CHANGED:
        return True
    if difference.changed("importance") or difference.changed("conditions"):
        return True
    if any(map(_says_something_else, difference.blocks)):
        return True
    return count_changed_words(difference) > FEW_WORDS or any(
        _turns(words) for words in _texts(difference)
    )


def count_changed_words(difference: PageDifference) -> int:
    """Of the title and of every block: as many as left, or came."""
    return sum(_changed_words(words) for words in _texts(difference))


def _says_something_else(block: BlockDifference) -> bool:
    if block.change in ("added", "removed") or block.has_another_sense:
        return True
    return block.shows_another_file or (block.change == "moved" and block.type in IN_ORDER)


def _texts(difference: PageDifference) -> Iterator[list[WordsChange]]:
    if difference.before and difference.after and difference.changed("title"):
        yield compare_words(difference.before.page["title"], difference.after.page["title"])
    yield from (block.words for block in difference.blocks)


def _changed_words(words: list[WordsChange]) -> int:
    return max(len(_of(words, "removed")), len(_of(words, "added")))


def _turns(words: list[WordsChange]) -> bool:
    """Whether a figure, or a word that turns the sentence round, came or left."""
    return _weighty(_of(words, "removed")) != _weighty(_of(words, "added"))


def _weighty(words: list[str]) -> Counter[str]:
    return Counter(
        word
        for word in words
        if word in FIGURES or word in TURNING or any(sign.isdigit() for sign in word)
    )


def _of(words: list[WordsChange], change: str) -> list[str]:
    said = " ".join(one.text for one in words if one.change == change)
    return WORD.findall(fold(said))
