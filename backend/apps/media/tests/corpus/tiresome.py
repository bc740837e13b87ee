"""Small files that would keep a careless reader busy for a long time."""

from collections.abc import Iterator

from apps.media.tests.corpus import samples
from apps.media.tests.corpus.hostile import Hostile

LONG = 2_000_000


def sheets() -> Iterator[tuple[str, str]]:
    """Style sheets."""
    yield "comments that never end", "/*" * LONG
    yield "rules that never begin", "a" * LONG
    yield "rules that never end", "{" * LONG
    yield "many selectors", ",".join(f".c{n}" for n in range(150_000)) + "{fill:red;stroke:blue}"
    yield "many rules", ".a{fill:red}" * 300_000


def values() -> Iterator[tuple[str, str]]:
    """Attributes of one shape."""
    yield "a word without end", f'fill="{"a-" * LONG}"'
    yield "words without end", f'fill="{"x " * LONG}"'
    yield "spaces without end", f'fill="x{"&#32;" * LONG}"'
    yield "addresses that never end", f'fill="{"url( " * (LONG // 2)}"'
    yield "a function without end", f'transform="{"rotate(" * (LONG // 4)}"'
    yield "declarations without end", f'style="{"fill:red;" * (LONG // 4)}"'
    yield "classes without end", f'class="{"a " * LONG}"'


def drawings() -> Iterator[Hostile]:
    for what, sheet in sheets():
        yield Hostile(f"svg, {what}", samples.svg(f"<style>{sheet}</style><rect/>"))
    for what, value in values():
        yield Hostile(f"svg, {what}", samples.svg(f"<rect {value}/>"))
    for what, sign in {"signs": "-", "digits": "1", "numbers": "1 "}.items():
        box = samples.svg().replace(b"0 0 20 10", sign.encode() * LONG)
        yield Hostile(f"svg, a box of many {what}", box)
    for letters, shapes in ((100_000, 800), (1_000, 100_000)):
        grows = f"<style>.a{{font-family:{'A1' * letters}}}</style>" + '<g class="a"/>' * shapes
        yield Hostile(f"svg that grows by {letters} × {shapes}", samples.svg(grows))
    numbers = f"<style>.a{{stroke-dasharray:{'1 ' * 50_000}}}</style>" + '<g class="a"/>' * 1000
    yield Hostile("svg that grows by numbers", samples.svg(numbers), refused=True)
    nested = '<g id="a">' * 60 + '<use href="#b"/>' * 190_000 + "</g>" * 60
    yield Hostile("svg, uses in groups in groups", samples.svg(nested), refused=True)
    yield Hostile("svg, many attributes", samples.svg('<rect x="1" y="1" rx="1"/>' * 190_000))


def all_tiresome() -> Iterator[Hostile]:
    yield from drawings()
    unknown = samples.element(0xBF) * 190_000
    yield Hostile("webm, much to forget", samples.webm(in_segment=unknown), refused=True)
    yield Hostile("webm, much to forget about it", samples.webm(in_info=unknown), refused=True)
    tiny = (b"\xff\xf3\x14\x00" + bytes(20)) * 1_240_000
    yield Hostile("mp3 of the smallest frames", tiny, refused=True)
    pdf = samples.pdf(trailer=b"/Encrypt" + b" " * 10_000_000 + b"/Encrypt 1" + b"1" * 5_000_000)
    yield Hostile("pdf, a lock that never ends", pdf)
