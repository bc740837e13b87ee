"""What an SVG may consist of: shapes, text, gradients, filters. Nothing that runs, loads, links or moves."""

import re
from collections.abc import Iterator
from typing import Final

SVG: Final = "http://www.w3.org/2000/svg"
XLINK: Final = "http://www.w3.org/1999/xlink"
XML: Final = "http://www.w3.org/XML/1998/namespace"


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


ELEMENTS: Final = _words(
    """
    circle clipPath defs ellipse feBlend feColorMatrix feComponentTransfer feComposite
    feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood
    feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset
    fePointLight feSpecularLighting feSpotLight feTile feTurbulence filter g line
    linearGradient marker mask path pattern polygon polyline radialGradient rect stop svg
    switch symbol text textPath title tspan use
    """
)
WITH_TEXT: Final = _words("title text tspan textPath")
PRESENTATION: Final = _words(
    """
    alignment-baseline baseline-shift clip-path clip-rule color color-interpolation
    color-interpolation-filters direction display dominant-baseline fill fill-opacity
    fill-rule filter flood-color flood-opacity font-family font-size font-stretch font-style
    font-variant font-weight isolation letter-spacing lighting-color marker-end marker-mid
    marker-start mask mask-type mix-blend-mode opacity overflow paint-order shape-rendering
    stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap
    stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration
    text-rendering transform transform-origin unicode-bidi vector-effect visibility
    word-spacing writing-mode
    """
)
ATTRIBUTES: Final = PRESENTATION | _words(
    """
    amplitude azimuth baseFrequency bias class clipPathUnits cx cy d diffuseConstant divisor
    dx dy edgeMode elevation exponent filterUnits fr fx fy gradientTransform gradientUnits
    height href id in in2 intercept k1 k2 k3 k4 kernelMatrix lengthAdjust limitingConeAngle
    markerHeight markerUnits markerWidth maskContentUnits maskUnits method mode numOctaves
    offset operator order orient pathLength patternContentUnits patternTransform patternUnits
    points pointsAtX pointsAtY pointsAtZ preserveAlpha preserveAspectRatio primitiveUnits r
    radius refX refY result rotate rx ry scale seed slope spacing specularConstant
    specularExponent spreadMethod startOffset stdDeviation stitchTiles surfaceScale
    tableValues targetX targetY textLength type values version viewBox width x x1 x2
    xChannelSelector y y1 y2 yChannelSelector z
    """
)
FUNCTIONS: Final = _words(
    """
    blur brightness calc contrast drop-shadow grayscale hsl hsla hue-rotate invert matrix
    opacity rgb rgba rotate saturate scale scalex scaley sepia skewx skewy translate
    translatex translatey
    """
)

_NAME = r"#[\w.:-]+"
_LOCAL = re.compile(_NAME)
_INSIDE = re.compile(rf"url\(\s*(['\"]?){_NAME}\1\s*\)")
_NUMBERS = re.compile(r"[\s\d.,+\-MmZzLlHhVvCcSsQqTtAaEe]*")  # the way of a path; may be long
_BETWEEN_WORDS = re.compile(r"[^\w-]")
_FORBIDDEN = re.compile(
    r"[\\<>{}@&\x00-\x08]|url|//|/\*|script|expression|data:|import", re.IGNORECASE
)


LONGEST_VALUE: Final = 1000  # but for numbers
MOST_DECLARATIONS: Final = 100  # of one style


def allowed_value(name: str, value: str) -> bool:
    """A value that neither leads out of the drawing nor hides something."""
    if name == "href":
        return _LOCAL.fullmatch(value.strip()) is not None
    if _NUMBERS.fullmatch(value):
        return True
    if len(value) > LONGEST_VALUE:
        return False
    rest = _INSIDE.sub("", value)
    return _FORBIDDEN.search(rest) is None and set(_called(rest)) <= FUNCTIONS


def _called(value: str) -> Iterator[str]:
    """The word before each parenthesis; a pattern would look again and again at a long one."""
    for before in value.split("(")[:-1]:
        yield _BETWEEN_WORDS.split(before.rstrip())[-1].lower()


def declarations(style: str) -> dict[str, str]:
    """The allowed properties of a style, each of which is also an attribute."""
    found = {}
    for declaration in style.split(";", MOST_DECLARATIONS)[:MOST_DECLARATIONS]:
        name, _, value = declaration.partition(":")
        name, value = name.strip().lower(), value.replace("!important", "").strip()
        if name in PRESENTATION and value and allowed_value(name, value):
            found[name] = value
    return found
