from apps.pages.tests.blocks import callout, image, page, paragraph
from shared.documents import values_of


def inserting(name, *keys):
    return {**paragraph(name), "text": [{"type": "value", "key": key} for key in keys]}


def test_values_of_texts_and_lines_stand_once_in_the_order_of_reading():
    document = page(
        inserting("a", "parking", "dpo"),
        callout("c", inserting("b", "rh")),
        image("i", alt="Le plan de {{site}}, voir {{dpo}}"),
    )

    assert values_of(document) == ["parking", "dpo", "rh", "site"]


def test_what_is_written_in_a_running_text_is_no_value():
    assert values_of(page(paragraph("a", "Écrivez {{nom}} ici"))) == []
