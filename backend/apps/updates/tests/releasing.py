"""What authors do with a chapter, and a release that changes a text, a title, the set and the order of its pages."""

from collections import Counter

from apps.booklets import services as booklets
from apps.pages import services as pages
from apps.updates import services
from apps.updates.tests.worlds import (
    EDITOR,
    NOW,
    document,
    noted_pages,
    release,
    said_in,
    source_pages,
    write_page,
    write_source,
)

TEXTS = (
    ("Lavez-vous les mains.", "Savonnez vingt secondes.", "Séchez."),
    ("Portez la tenue.", "Charlotte conseillée en salle."),
    ("Signalez chaque accident."),
    ("Rangez votre poste."),
)


def edited_text(actor, chapter, number):
    page = noted_pages(chapter)[0]
    write_page(
        actor, page, "Lavez-vous les mains.", f"Savonnez au savon bleu n° {number}.", "Séchez."
    )


def edited_title(actor, chapter, number):
    page = noted_pages(chapter)[0]
    blocks = [block["text"][0]["text"] for block in page.page.document["blocks"]]
    write_page(actor, page, *blocks, title=f"Les mains, atelier {number}")


def moved_page(actor, chapter, number):
    first = noted_pages(chapter)[0]
    booklets.move_booklet_page(
        actor=actor,
        booklet_id=chapter.booklet_id,
        page_id=first.page_id,
        chapter_id=chapter.id,
        after=noted_pages(chapter)[1].page_id,
        now=NOW,
    )


def added_page(actor, chapter, number):
    noted = booklets.add_booklet_page(
        actor=actor,
        booklet_id=chapter.booklet_id,
        chapter_id=chapter.id,
        title=f"Chez nous {number}",
        now=NOW,
    )
    noted.chapter = chapter
    write_page(actor, noted, f"Demandez Josiane au poste {number}.")


def removed_page(actor, chapter, number):
    booklets.remove_booklet_page(
        actor=actor,
        booklet_id=chapter.booklet_id,
        page_id=noted_pages(chapter)[1].page_id,
        now=NOW,
    )


EDITS = (edited_text, edited_title, moved_page, added_page, removed_page)


def second_release(chapter):
    """Another text and another title, a page more, a page less, and another order."""
    write_source(
        chapter,
        0,
        "Lavez-vous les mains.",
        "Savonnez trente secondes.",
        "Séchez.",
        title="Mains propres",
    )
    fourth = source_pages(chapter)[3]
    pages.remove_page(actor=EDITOR, manuscript=chapter.manuscript, page_id=fourth.id, now=NOW)
    pages.add_page(
        actor=EDITOR,
        manuscript=chapter.manuscript,
        title="Plaies",
        document=document("Une plaie se couvre d’un pansement bleu."),
        after=source_pages(chapter)[0].id,
        now=NOW,
    )
    pages.move_page(manuscript=chapter.manuscript, page_id=source_pages(chapter)[3].id, after=None)
    return release(chapter)


def words(chapter):
    return Counter(said_in(chapter).split())


def reach(chapter, company):
    return services.reach_chapters(company_id=company.id, chapter_id=chapter.id, now=NOW)
