"""What a sync hears of the entries, and how much it asks for."""

from uuid import UUID, uuid4

from apps.reading.edge.news import AT_ONCE
from tests.reading.edges import Table


def test_news_are_told_once():
    table, known = Table(), dict[UUID, int]()
    table.rows[uuid4()] = (1, {"state": "none"})
    news = table.news()

    first = dict(news.hear(lambda one: known.get(one, -1)))
    known |= {one: entry.changed for one, entry in first.items()}

    assert (len(first), dict(news.hear(lambda one: known.get(one, -1)))) == (1, {})


def test_news_of_a_number_that_was_committed_late_are_heard():
    now, table, late = [0.0], Table(), uuid4()
    table.rows[uuid4()] = (9, {"state": "none"})
    news = table.news(lambda: now[0])
    list(news.hear(lambda one: -1))
    now[0] = 20.0
    list(news.hear(lambda one: 9))

    table.rows[late] = (5, {"state": "none"})
    heard = dict(news.hear(lambda one: {late: -1}.get(one, 9)))

    assert list(heard) == [late]


def test_news_that_came_later_than_a_transaction_may_last_are_heard_within_a_minute():
    now, table, late = [0.0], Table(), uuid4()
    table.rows[uuid4()] = (9, {"state": "none"})
    news = table.news(lambda: now[0])
    for now[0] in (0.0, 31.0, 45.0):
        list(news.hear(lambda one: 9))
    table.rows[late] = (5, {"state": "none"})

    heard = [list(news.hear(lambda one: {late: -1}.get(one, 9))) for now[0] in (46.0, 61.0)]

    assert [len(told) for told in heard] == [0, 1]


def test_the_newest_alone_are_asked_for_once_all_were_looked_at():
    table, late, asked = Table(), uuid4(), list[int]()
    table.rows |= {uuid4(): (number, {"state": "none"}) for number in range(1, 2 * AT_ONCE + 1)}
    numbers = {one: changed for one, (changed, _) in table.rows.items()}
    news = table.news()
    news.since = lambda changed: asked.append(changed) or table.since(changed)

    list(news.hear(lambda one: -1))
    table.rows[late] = (AT_ONCE + 1, {"state": "none"})
    heard = dict(news.hear(lambda one: numbers.get(one, -1)))

    assert asked == [AT_ONCE, AT_ONCE]
    assert list(heard) == [late]
