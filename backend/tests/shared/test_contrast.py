import pytest

from shared.contrast import contrast, read_color


@pytest.mark.parametrize(
    ("one", "other", "ratio"),
    [
        ("#000000", "#ffffff", 21),
        ("#ffffff", "#000000", 21),
        ("#a9521a", "#a9521a", 1),
        ("#767676", "#ffffff", 4.54),
        ("#777777", "#ffffff", 4.48),
        ("#1c2b25", "#fbf7ee", 13.82),
        ("#0a0a0a", "#0b0b0b", 1.01),
    ],
)
def test_contrast_is_counted_as_wcag_does(one: str, other: str, ratio: float):
    assert contrast(read_color(one), read_color(other)) == pytest.approx(ratio, abs=0.005)
