"""Whose messages are served: one of each flow in turn, each flow in its order."""

from shared.spool.lines import Lines
from shared.spool.messages import Answer, Message


class Nobody:
    gone = False

    def tell(self, answer: Answer, *, now: bool = False) -> None: ...

    def flush(self) -> None: ...


def lines_of(*names: str) -> Lines:
    """The letter of a name is its flow."""
    lines = Lines()
    add(lines, *names)
    return lines


def add(lines: Lines, *names: str) -> None:
    with lines.changed:
        for name in names:
            lines.add(Message(name, "de@a.example", "ines@b.example", b"", flow=name[0]), Nobody())


def taken(lines: Lines, most: int) -> list[str]:
    return [item.message.id for item in lines.take(most, seconds=0)]


def test_few_do_not_stand_behind_many():
    lines = lines_of("a1", "a2", "a3", "a4", "b1", "b2")

    assert taken(lines, 10) == ["a1", "b1", "a2", "b2", "a3", "a4"]


def test_turns_go_on_from_block_to_block():
    lines = lines_of("a1", "a2", "b1", "b2")

    assert taken(lines, 1) + taken(lines, 1) + taken(lines, 2) == ["a1", "b1", "a2", "b2"]


def test_what_is_given_back_goes_first():
    lines = lines_of("a1", "a2", "b1")
    items = lines.take(2, seconds=0)

    lines.put_back(items)

    assert taken(lines, 10) == ["a1", "b1", "a2"]


def test_a_block_gives_way_to_whoever_comes_meanwhile():
    lines = lines_of("a1", "a2", "a3", "a4")
    block, begun = lines.take(4, seconds=0), lines.begun
    add(lines, "b1", "b2")

    assert lines.begun != begun
    assert lines.give_way(block[1:])
    assert taken(lines, 10) == ["a2", "b1", "a3", "b2", "a4"]


def test_a_block_gives_way_to_nobody_who_has_a_part_in_it():
    lines = lines_of("a1", "b1", "a2", "b2")
    block = lines.take(4, seconds=0)
    add(lines, "b3")

    assert not lines.give_way(block[1:])
    assert taken(lines, 10) == ["b3"]
