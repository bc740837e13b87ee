"""How well one colour is read on another, as WCAG 2 counts it (1.4.3)."""

LEGIBLE = 4.5

Color = tuple[int, int, int]


def contrast(one: Color, other: Color) -> float:
    """From 1 to 21."""
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def read_color(written: str) -> Color:
    """Of `#rrggbb`."""
    red, green, blue = (int(written[place : place + 2], 16) for place in (1, 3, 5))
    return red, green, blue


def _luminance(color: Color) -> float:
    red, green, blue = (_linear(part / 255) for part in color)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
