"""The address of the article that a reference names: its code and its number are enough, no identifier is needed."""

import re
from urllib.parse import urlencode

CITED = re.compile(
    r"(?P<code>\b[Cc]ode [^,;]+|\bC(?:SP|SS|ASF)), art\. (?P<number>(?:[LRD]\. )?\d[\d-]*)"
)
SHORT = {
    "CSP": "code de la santé publique",
    "CSS": "code de la sécurité sociale",
    "CASF": "code de l'action sociale et des familles",
}
LABOUR = "code du travail"
LABOUR_CODE = "https://code.travail.gouv.fr/code-du-travail/"
EVERY_CODE = "https://www.legifrance.gouv.fr/search/code?"


def article_link(reference: str) -> str:
    """Opens the first article of a code that the reference names; empty when it names none.

    The ministry's own edition of the labour code has one page an article; Légifrance finds those of the other codes.
    """
    cited = CITED.search(reference)
    if cited is None:
        return ""
    code = SHORT.get(cited["code"], cited["code"].lower())
    number = cited["number"].replace(". ", "")
    if code == LABOUR:
        return LABOUR_CODE + number.lower()
    wanted = {"query": f"{number} {code}", "page": 1, "init": "true"}
    return EVERY_CODE + urlencode({"tab_selection": "code", "searchField": "ALL", **wanted})
