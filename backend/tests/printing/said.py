"""What a reader of the web meets in a page, and what paper adds to it."""

import re
from html.parser import HTMLParser
from unicodedata import normalize

SILENT = {"script", "style", "title", "head"}
EMPTY = {"br", "img", "input", "meta", "link", "source", "hr", "path"}

# Where a link leads, on which sheet a passage stands, where a recording is played.
ADDED = re.compile(
    r"\(https?://[^)]*\)|\(p\.\d+\)|À(?:regarder|écouter)enligne:https?://[^\s]*?2027"
)
BEYOND_OUR_FONTS = re.compile(r"[^\u0020-\u024f\u2000-\u206f\u20ac]")


class PageText(HTMLParser):
    """The words of the article of a page, with the numbers that its steps show."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []
        self.open: list[str] = []
        self.steps = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        classes = (dict(attrs).get("class") or "").split()
        if "lvb-steps" in classes:
            self.steps = 0
        if "lvb-step" in classes and self._inside():
            self.steps += 1
            self.said.append(str(self.steps))
        if tag not in EMPTY:
            self.open.append("article" if "lvr-article" in classes else tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in EMPTY:
            self.open.pop()

    def handle_data(self, data: str) -> None:
        if self._inside() and not SILENT & set(self.open):
            self.said.append(data)

    def _inside(self) -> bool:
        return "article" in self.open


def words_of_page(html: str) -> str:
    page = PageText()
    page.feed(html)
    return "".join(page.said)


def plain(text: str) -> str:
    """Without spaces, whose kinds fonts mix up, and without letters that only other fonts have."""
    return BEYOND_OUR_FONTS.sub(
        "", re.sub(r"\s|[\u2000-\u200d\u202f\u2060]", "", normalize("NFC", text))
    )
