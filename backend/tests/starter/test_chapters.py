"""What the chapters of the starter library must be, whoever writes them next."""

import re
from collections.abc import Iterator
from statistics import median

import pytest

from apps.library.content import WrittenChapter, living_values, public_numbers, starter_library
from apps.library.models import BookletKind, ReleaseReason, UpdatePolicy
from apps.pages.models import Importance
from shared.documents import count_words, validate
from shared.documents.content import Block, walk
from shared.language import DEFAULT_LANGUAGE
from tests.figures import Figures
from tests.processes import REPOSITORY
from tests.starter.readability import kandel_moles, texts

DRAWINGS = REPOSITORY / "frontend/apps/studio/src/features/library/icons/libraryIcons.ts"
FIGURES = Figures("make test-backend")
LIBRARY = starter_library()
LABELS = {value.key: value.label[DEFAULT_LANGUAGE] for value in living_values()}
ICONS = set(re.findall(r"^  (\w+): Icon", DRAWINGS.read_text("utf-8"), re.MULTILINE))

# What nobody may find before ; ! ? : % » or behind «, and signs that French does not print.
BAD_TYPOGRAPHY = re.compile(
    r"['\"]|\.\.\.| [;!?:%»]|« |[^\s\u202f\u00a0][;!?»](?<!\))|  |·|\(e\)|(?<=\w)/(?=-)"
)
FORBIDDEN = re.compile(
    r"\b(onboarding|template|user|tracking|deadline|workflow|feedback|process|reporting)\b",
    re.IGNORECASE,
)
PUBLIC_NUMBERS = {one.number for one in public_numbers()}
TELEPHONE = re.compile(r"(?<!\d)(?:\+33|0)\s?[1-9](?:[\s.]?\d\d){4}(?!\d)")
CALL = re.compile(
    r"(?:numéro|appelez|faites|composez)[^.]{0,20}?\b(?:le |au )(\d+(?:[\u202f ]\d\d+)*)",
    re.IGNORECASE,
)
ADDRESS = re.compile(
    r"\b\d+,? (?:bis )?(?:rue|avenue|boulevard|place|impasse|allée)\b", re.IGNORECASE
)
MAIL = re.compile(r"[\w.]+@[\w.]+")
PERSON = re.compile(r"\b(?:M\.|Mme|Monsieur|Madame|Dr|Docteur) [A-ZÉÈ][a-zéèê]+")
ONLY_VALUE = re.compile(r"(?:{{[a-z][a-z0-9_]*}})?")


every_chapter = pytest.mark.parametrize(
    "chapter", LIBRARY.chapters, ids=lambda chapter: chapter.code
)


def words(chapter: WrittenChapter) -> Iterator[str]:
    for page in chapter.pages:
        yield page.title
        yield from texts(page.document, LABELS)


def blocks(chapter: WrittenChapter, kind: str) -> list[Block]:
    inside = (block for page in chapter.pages for block in walk(page.document["blocks"]))
    return [block for block in inside if block["type"] == kind]


def test_there_are_enough_of_them() -> None:
    assert len(LIBRARY.chapters) >= 40
    assert len({chapter.code for chapter in LIBRARY.chapters}) == len(LIBRARY.chapters)
    assert len({chapter.title[DEFAULT_LANGUAGE] for chapter in LIBRARY.chapters}) == len(
        LIBRARY.chapters
    )


def test_they_are_written_with_many_kinds_of_blocks() -> None:
    pages = [page for chapter in LIBRARY.chapters for page in chapter.pages]
    shown = {block["type"] for page in pages for block in walk(page.document["blocks"])}

    assert shown >= {
        *("heading", "paragraph", "list", "callout", "steps", "accordion", "cards", "table"),
        *("contact", "question"),
    }


@every_chapter
def test_it_is_complete(chapter: WrittenChapter) -> None:
    assert 2 <= len(chapter.pages) <= 5
    assert len({page.title for page in chapter.pages}) == len(chapter.pages)
    for said in (chapter.title, chapter.summary):
        assert all(said.values())
        assert not BAD_TYPOGRAPHY.search(said[DEFAULT_LANGUAGE])
    assert max(map(len, chapter.summary.values())) <= 300
    assert {BookletKind(kind) for kind in chapter.kinds}
    assert UpdatePolicy(chapter.policy)
    assert ReleaseReason(chapter.reason)
    assert set(chapter.sectors) <= {sector.code for sector in LIBRARY.sectors}
    assert chapter.icon in ICONS


@every_chapter
def test_its_pages_are_ready_to_be_read(chapter: WrittenChapter) -> None:
    for page in chapter.pages:
        validate(page.document)
        assert Importance(page.importance)
        assert 40 <= count_words(page.document) <= 600, page.title
    for said in words(chapter):
        assert not BAD_TYPOGRAPHY.search(said), said
    for page in chapter.pages:
        if page.official is None:  # laws have words of their own: « le fait d’user de … »
            assert not FORBIDDEN.search(" ".join(texts(page.document, LABELS))), page.title


@every_chapter
def test_it_invents_nobody(chapter: WrittenChapter) -> None:
    for contact in blocks(chapter, "contact"):
        filled = {contact["props"][name] for name in ("name", "phone", "email", "place")}
        assert all(ONLY_VALUE.fullmatch(said) for said in filled - PUBLIC_NUMBERS), contact
    for said in words(chapter):
        assert set(TELEPHONE.findall(said)) <= PUBLIC_NUMBERS, said
        for pattern in (ADDRESS, MAIL, PERSON):
            assert not pattern.search(said), said
        assert set(CALL.findall(said)) <= PUBLIC_NUMBERS, said


@every_chapter
def test_a_question_follows_what_answers_it(chapter: WrittenChapter) -> None:
    for question in blocks(chapter, "question"):
        assert question["props"]["passage"]


@every_chapter
def test_it_asks_for_no_acknowledgement_that_nobody_would_record(chapter: WrittenChapter) -> None:
    assert list(blocks(chapter, "acknowledgement")) == []


def test_locked_chapters_are_official_texts() -> None:
    locked = [chapter for chapter in LIBRARY.chapters if chapter.policy == UpdatePolicy.LOCKED]

    assert len(locked) >= 2
    assert all(chapter.reference for chapter in locked)


def test_french_that_is_read_easily() -> None:
    written = [chapter for chapter in LIBRARY.chapters if chapter.policy != UpdatePolicy.LOCKED]
    scores = sorted(_score(chapter) for chapter in written)
    middle = median(scores)
    FIGURES.note(
        "Starter C",
        f"Kandel-Moles readability of {len(written)} chapters, official texts aside",
        f"median {middle:.0f}, from {scores[0]:.0f} to {scores[-1]:.0f}",
        goal="median ≥ 60 (standard, easy)",
        met=middle >= 60,
    )
    assert middle >= 60
    assert scores[0] >= 50


def _score(chapter: WrittenChapter) -> float:
    together = [block for page in chapter.pages for block in page.document["blocks"]]
    return kandel_moles({"schema": 2, "blocks": together}, LABELS)
