from collections import defaultdict
from itertools import pairwise, product

import pytest

from apps.stats.masking import K, mask_rows, of_many_companies, tells_of_nobody, whole_lots

MOST = 24


class TestMaskRows:
    @pytest.mark.parametrize(
        ("counts", "shown"),
        [
            ([], []),
            ([12, 7], [12, 7]),
            ([12, 0], [12, 0]),
            ([3], [None]),
            ([12, 7, 3], [12, None, None]),
            ([7, 7, 4], [None, 7, None]),
            ([12, 2, 3], [12, None, None]),
            ([3, 0], [None, 0]),
        ],
    )
    def test_hides_one_to_four_and_never_one_row_alone(self, counts, shown):
        assert mask_rows(counts) == shown

    @pytest.mark.parametrize(
        ("rows", "known", "small"), [(1, 4, 4), (2, 10, 200), (3, 166, 7500), (4, 6866, 250_000)]
    )
    def test_is_a_courtesy_who_knows_the_rule_still_finds_some(self, rows, known, small):
        assert _attack(rows) == (known, small)


def _attack(rows: int) -> tuple[int, int]:
    """Every table so long, looked at by who knows the shown rows, the total and the rule: small cells found, and all."""
    possible = defaultdict(list)
    for table in product(range(MOST + 1), repeat=rows):
        possible[tuple(mask_rows(table)), sum(table)].append(table)
    small = known = 0
    for (shown, _), tables in possible.items():
        for at in [at for at, count in enumerate(shown) if count is None]:
            cells = [table[at] for table in tables]
            few = sum(1 for count in cells if count < K)
            small += few
            known += few if len(set(cells)) == 1 else 0
    return known, small


class TestTellsOfNobody:
    """Every month of 0 to 24 answers, wrong or right, and every table of four such months."""

    MONTHS = tuple(
        (answered, wrong) for answered in range(MOST + 1) for wrong in range(answered + 1)
    )

    def test_no_month_of_fewer_than_five_devices_and_none_in_which_all_were_wrong(self):
        shown = [one for one in self.MONTHS if tells_of_nobody(answered=one[0], wrong=one[1])]

        assert all(answered >= K and wrong < answered for answered, wrong in shown)
        assert len(shown) == sum(answered for answered in range(K, MOST + 1))

    def test_what_is_not_shown_may_be_anything_that_is_never_shown(self):
        """A month is shown or not by itself: others, their number and their sum are no clue to it.

        So the candidates for a hidden one are all the hidden ones, whatever the other three months of a table are.
        """
        hidden = {one for one in self.MONTHS if not tells_of_nobody(answered=one[0], wrong=one[1])}

        assert len({answered for answered, _ in hidden}) > 1
        for small in range(1, K):
            assert {wrong for answered, wrong in hidden if answered == small} == set(
                range(small + 1)
            )


class TestWholeLots:
    def test_move_by_five_and_tell_none_and_four_alike(self):
        shown = [whole_lots(count) for count in range(MOST + 1)]

        assert shown[:K] == [None] * K
        assert shown[K:] == [count - count % K for count in range(K, MOST + 1)]
        steps = {after - before for before, after in pairwise(shown[K:]) if before != after}
        assert steps == {K}


@pytest.mark.parametrize(
    ("companies", "devices", "told"), [(5, 50, True), (4, 900, False), (5, 49, False)]
)
def test_the_library_is_told_of_many_companies_alone(companies, devices, told):
    assert of_many_companies(companies=companies, devices=devices) is told
