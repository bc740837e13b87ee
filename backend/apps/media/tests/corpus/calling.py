"""Files that name addresses, and somebody who hears whether one of them is called."""

import socket
import threading
from collections.abc import Iterator
from typing import Self

from apps.media.tests.corpus import samples
from apps.media.tests.corpus.hostile import Hostile

HOSTS = ("127.0.0.1", "localhost", "[::1]", "2130706433", "0x7f000001", "0177.0.0.1", "127.1", "0.0.0.0",  # noqa: S104
         "[::ffff:127.0.0.1]", "127.0.0.1.nip.io", "user@127.0.0.1", "127.000.000.001")  # fmt: skip
SCHEMES = ("http", "https", "ftp", "gopher", "ws", "HTTP")
FILES = ("file:///etc/passwd", "file://localhost/etc/passwd", "/etc/passwd", "../../../../etc/passwd", "\\\\127.0.0.1\\share",
         "//127.0.0.1/share", "php://filter/resource=/etc/passwd", "jar:file:///etc/passwd!/x", "text:/etc/passwd", "@/etc/passwd")  # fmt: skip


class Listener:
    """Counts whoever connects to it."""

    def __init__(self) -> None:
        self.calls = 0
        self._heard = threading.Event()
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._socket.getsockname()[1]

    def __enter__(self) -> Self:
        threading.Thread(target=self._listen, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        with socket.create_connection(("127.0.0.1", self.port)):
            pass  # proof that it listened until the end
        self._heard.wait(5)
        self._socket.close()
        self.calls -= 1

    def _listen(self) -> None:
        while True:
            try:
                self._socket.accept()[0].close()
            except OSError:
                return
            self.calls += 1
            self._heard.set()


def targets_at(port: int) -> list[str]:
    return [
        *(f"{scheme}://{host}:{port}/x" for scheme in SCHEMES for host in HOSTS),
        *FILES,
    ]


def calling(targets: list[str]) -> Iterator[Hostile]:
    for target in targets:
        yield Hostile(f"svg to {target}", _drawing(target))
    every = "\n".join(targets).encode()
    xmp = b"http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>" + every + b"</x:xmpmeta>"
    yield Hostile("jpeg that names them all", samples.with_jpeg_segment(0xE1, xmp))
    yield Hostile(
        "png that names them all",
        samples.with_png_chunk(b"iTXt", b"XML:com.adobe.xmp\0\0\0\0\0" + every),
    )
    yield Hostile(
        "mp3 that names them all",
        samples.mp3(
            before=samples.id3((b"WXXX", b"\0" + every), (b"APIC", b"\0-->\0\0\0" + every))
        ),
    )
    for number, target in enumerate(targets[:10]):
        action = b"/OpenAction<</S/URI/URI(" + target.encode() + b")>>"
        yield Hostile(f"pdf to target {number}", samples.pdf(catalog=action))
        elsewhere = samples.box(
            b"dref",
            b"\0\0\0\0\0\0\0\1",
            samples.box(b"url ", b"\0\0\0\0" + target.encode() + b"\0"),
        )
        yield Hostile(
            f"mp4 to target {number}", samples.mp4(in_moov=samples.box(b"dinf", elsewhere))
        )


def _drawing(target: str) -> bytes:
    """One drawing that asks for the target in every way that a drawing can."""
    inside = (
        f"<style>@import url({target});@font-face{{src:url({target})}}</style>"
        f"<image href='{target}'/><use href='{target}#a'/><feImage href='{target}'/><script href='{target}'/>"
        f"<image xlink:href='{target}'/><rect style='fill:url({target})' filter='url({target}#f)'/>"
        f"<foreignObject><img xmlns='http://www.w3.org/1999/xhtml' src='{target}'/></foreignObject>"
        f"<g xml:base='{target}'><use href='#a'/></g>"
    )
    before = f'<?xml-stylesheet href="{target}"?><!DOCTYPE svg SYSTEM "{target}">'
    return samples.svg(inside, before=before)
