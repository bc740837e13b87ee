"""What changed on a page, counted as a person would."""

from apps.publishing.content import compare_contents
from apps.publishing.tests.contents import content_of, page, said, steps


def passages(before, after):
    (difference,) = compare_contents(content_of(page(*before)), content_of(page(*after)))
    return difference.passages


def test_a_list_is_one_whatever_changed_in_it():
    (passage,) = passages([steps("Savon")], [steps("Savon", "Eau", "Papier")])

    assert (passage.type, passage.change) == ("steps", "changed")
    assert {part.change for part in passage.parts} == {"added"}


def test_a_new_one_is_there_as_a_whole():
    new = steps("Gants", "Masque")

    (passage,) = passages([said("p", "Bonjour")], [said("p", "Bonjour"), new])

    assert (passage.change, passage.before, passage.after) == ("added", None, new)


def test_one_that_left_is_there_as_it_was():
    old = steps("Gants")

    (passage,) = passages([said("p", "Bonjour"), old], [said("p", "Bonjour")])

    assert (passage.change, passage.before, passage.after) == ("removed", old, None)


def test_those_that_changed_places_have_moved():
    first, second, third = said("a", "Un"), said("b", "Deux"), said("c", "Trois")

    (passage,) = passages([first, second, third], [second, third, first])

    assert (passage.root_id, passage.change) == ("a", "moved")
