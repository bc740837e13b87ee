"""Sounds, films, documents, and things that are none of all that."""

import random
import struct
from collections.abc import Iterator

from apps.media.tests.corpus import samples
from apps.media.tests.corpus.hostile import MARKER, Hostile
from apps.media.tests.corpus.pictures import ACTIVE, RIDERS

NOT_TAKEN = {
    "nothing": b"", "a byte": b"\xff", "zeros": bytes(4096), "html": b"<!DOCTYPE html>" + ACTIVE, "javascript": b"alert(1)",
    "xhtml": b'<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>', "rss": b"<?xml version='1.0'?><rss/>",
    "php": b"<?php ?>", "shell": b"#!/bin/sh\nid", "windows program": b"MZ" + bytes(100), "elf": b"\x7fELF" + bytes(100),
    "mach-o": b"\xcf\xfa\xed\xfe" + bytes(100), "java class": b"\xca\xfe\xba\xbe" + bytes(100), "zip": b"PK\3\4" + bytes(100),
    "gzip": b"\x1f\x8b\x08" + bytes(100), "bzip2": b"BZh9" + bytes(100), "xz": b"\xfd7zXZ\0" + bytes(100),
    "7z": b"7z\xbc\xaf\x27\x1c" + bytes(100), "rar": b"Rar!\x1a\7" + bytes(100), "tar": bytes(257) + b"ustar" + bytes(300),
    "tiff": b"II*\0" + bytes(100), "big tiff": b"MM\0*" + bytes(100), "bmp": b"BM" + bytes(100), "ico": b"\0\0\1\0" + bytes(100),
    "gif": b"GIF89a\1\0\1\0\0\0\0;", "huge gif": b"GIF89a\xff\xff\xff\xff\x80\0\0" + bytes(100), "psd": b"8BPS" + bytes(100),
    "jpeg 2000": b"\0\0\0\x0cjP  \r\n\x87\n" + bytes(100), "jpeg xl": b"\xff\x0a" + bytes(100), "flac": b"fLaC" + bytes(100),
    "heic": samples.box(b"ftyp", b"heic\0\0\0\0mif1heic") + bytes(100), "quicktime": samples.box(b"ftyp", b"qt  \0\0\0\0qt  "),
    "ogg": b"OggS" + bytes(100), "avi": samples.riff(b"AVI "), "matroska": samples.webm(doc=b"matroska"), "swf": b"FWS" + bytes(100),
    "rtf": b"{\\rtf1", "word": b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(100), "postscript": b"%!PS-Adobe-3.0", "csv": b"a;b\n=cmd|' /C calc'!A0",
    "json": b'{"a":1}', "css": b"@import url(x)", "shortcut": b"L\0\0\0\1\x14\2\0" + bytes(100), "wasm": b"\0asm\1\0\0\0", "mvg": b"push graphic-context",
    "msl": b"<?xml version='1.0'?><image><read filename='/etc/passwd'/></image>", "label": b"label:@/etc/passwd", "vips": b"\xb6\xa6\xf2\x08" + bytes(100),
}  # fmt: skip
TELLING_BOXES = (
    b"udta",
    b"meta",
    b"uuid",
    b"loci",
    b"\xa9xyz",
    b"free",
    b"skip",
    b"ilst",
    b"xml ",
    b"gps ",
)


def unlike_their_names() -> Iterator[Hostile]:
    for what, content in NOT_TAKEN.items():
        yield Hostile(f"{what}, called a photograph", content, refused=True)


def spoilt() -> Iterator[Hostile]:
    """Cut at many places, and with bytes that changed on the way."""
    chance = random.Random(7)
    for extension, content in samples.everything().items():
        raster = extension in samples.rasters()
        parts = 9 if raster else 6
        for part in range(1, parts):
            yield Hostile(f"{extension} cut at {part}", content[: len(content) * part // parts])
        for number in range(6 if raster else 4):
            bent = bytearray(content)
            for _ in range(1 + number):
                bent[chance.randrange(4, len(bent))] = chance.randrange(256)
            yield Hostile(f"{extension} bent {number}", bytes(bent))


def films() -> Iterator[Hostile]:
    for name in TELLING_BOXES:
        rider = samples.box(name, bytes(16), ACTIVE)
        yield Hostile(f"mp4, {name!r} in the film", samples.mp4(in_moov=rider))
        yield Hostile(f"mp4, {name!r} in a track", samples.mp4(more=rider))
        yield Hostile(f"mp4, {name!r} at the end", samples.mp4(after=rider))
        yield Hostile(f"m4a, {name!r} in the film", samples.m4a(in_moov=rider))
    place = samples.box(
        b"udta", samples.box(b"\xa9xyz", b"\0\x12\x15\xc7+48.8577+002.295/" + MARKER)
    )
    yield Hostile("mp4 with a place", samples.mp4(in_moov=place))
    deep = b""
    for _ in range(500):
        deep = samples.box(b"moov", deep)
    sizes = {
        "less than a head": 4,
        "more than the file": 0x7FFFFFFF,
        "all": 0xFFFFFFFF,
        "one less": len(samples.mp4()) - 1,
    }
    for what, size in sizes.items():
        yield Hostile(
            f"mp4, a box of {what}", samples.mp4() + struct.pack(">I", size) + b"moov", refused=True
        )
    yield Hostile("mp4, boxes in boxes", samples.mp4() + deep, refused=True)
    yield Hostile(
        "mp4, a box of 64 bits",
        samples.mp4() + struct.pack(">I4sQ", 1, b"mdat", 2**63),
        refused=True,
    )
    yield Hostile("mp4, many boxes", samples.mp4() + samples.box(b"free") * 100_000, refused=True)
    yield Hostile("mp4, followed by html", samples.mp4() + ACTIVE, refused=True)
    yield Hostile("mp4, without a film", samples.box(b"ftyp", b"isom\0\0\0\0isom"), refused=True)
    elsewhere = samples.mp4().replace(b"url \0\0\0\1", b"url \0\0\0\0")
    yield Hostile("mp4, its content elsewhere", elsewhere, refused=True)
    for number, what in (
        (0x1254C367, "tags"),
        (0x1941A469, "attachments"),
        (0x1043A770, "chapters"),
        (0xEC, "void"),
        (0xBF, "checksum"),
    ):
        yield Hostile(f"webm, {what}", samples.webm(in_segment=samples.element(number, ACTIVE)))
    for number, what in (
        (0x7BA9, "title"),
        (0x4D80, "muxer"),
        (0x5741, "writer"),
        (0x7384, "file name"),
        (0x73A4, "number"),
    ):
        yield Hostile(f"webm, {what}", samples.webm(in_info=samples.element(number, ACTIVE)))
    yield Hostile("webm, name of a track", samples.webm(in_track=samples.element(0x536E, ACTIVE)))
    yield Hostile("webm, followed by html", samples.webm(after=ACTIVE))
    yield Hostile(
        "webm, sizes that lie", samples.webm()[:40] + b"\x01" + b"\xff" * 7 + samples.webm()[48:]
    )
    yield Hostile("webm, a head without end", b"\x1aE\xdf\xa3\x01" + b"\xff" * 7, refused=True)
    yield Hostile(
        "webm, many elements",
        samples.webm(in_segment=samples.element(0xEC) * 300_000),
        refused=True,
    )


def sounds() -> Iterator[Hostile]:
    for name in (b"TIT2", b"COMM", b"TXXX", b"APIC", b"GEOB", b"PRIV", b"WXXX", b"USLT"):
        yield Hostile(
            f"mp3, {name.decode()}", samples.mp3(before=samples.id3((name, b"\0" + ACTIVE)))
        )
    yield Hostile("mp3, tag at the end", samples.mp3(after=b"TAG" + ACTIVE.ljust(125, b"\0")))
    yield Hostile("mp3, ape at the end", samples.mp3(after=b"APETAGEX" + bytes(24) + ACTIVE))
    yield Hostile(
        "mp3, tags in tags", samples.mp3(before=samples.id3((b"TIT2", b"x")) * 40), refused=True
    )
    yield Hostile(
        "mp3, a tag without end", b"ID3\3\0\0\x7f\x7f\x7f\x7f" + samples.mp3(), refused=True
    )
    yield Hostile("mp3, a tag and html", samples.id3((b"TIT2", b"x")) + ACTIVE, refused=True)
    for what, rider in RIDERS.items():
        yield Hostile(f"mp3 followed by {what}", samples.mp3(after=rider))
        yield Hostile(f"wav followed by {what}", samples.wav() + rider)
    for name in (b"LIST", b"bext", b"iXML", b"id3 ", b"XMP ", b"PAD "):
        yield Hostile(f"wav, {name.decode()}", samples.wav((name, ACTIVE)))
        yield Hostile(f"wav, {name.decode()} first", samples.wav(first=((name, ACTIVE),)))
    yield Hostile("wav, many chunks", samples.wav(*((b"LIST", b""),) * 5000), refused=True)
    yield Hostile("wav, a chunk without end", samples.wav() + b"LIST\xff\xff\xff\xff", refused=True)
    yield Hostile("wav, no sound", samples.riff(b"WAVE", (b"fmt ", bytes(16))), refused=True)
    yield Hostile(
        "wav, no speed",
        samples.riff(b"WAVE", (b"fmt ", b"\1" + bytes(15)), (b"data", b"12")),
        refused=True,
    )


def documents() -> Iterator[Hostile]:
    for what, catalog in {
        "javascript": b"/OpenAction<</S/JavaScript/JS(" + MARKER + b")>>", "launch": b"/OpenAction<</S/Launch/F(cmd.exe)>>",
        "address": b"/OpenAction<</S/URI/URI(http://127.0.0.1:9/)>>", "embedded": b"/Names<</EmbeddedFiles 9 0 R>>",
        "form": b"/AcroForm<</XFA 9 0 R>>", "additional": b"/AA<</WC<</S/JavaScript/JS(1)>>>>", "submit": b"/OpenAction<</S/SubmitForm/F(x)>>",
    }.items():  # fmt: skip
        yield Hostile(f"pdf with {what}", samples.pdf(catalog=catalog))
    yield Hostile("pdf with a lock", samples.pdf(trailer=b"/Encrypt 9 0 R"), refused=True)
    yield Hostile(
        "pdf with a lock of its own",
        samples.pdf(trailer=b"/Encrypt <</Filter/Standard>>"),
        refused=True,
    )
    yield Hostile("pdf and archive", samples.pdf() + RIDERS["zip"], refused=True)
    yield Hostile("pdf and html", samples.pdf() + ACTIVE, refused=True)
    yield Hostile("html and pdf", ACTIVE + samples.pdf(), refused=True)
    yield Hostile("pdf of a version of its own", samples.pdf(version=b"9.9"), refused=True)
    yield Hostile("pdf without pages", b"%PDF-1.4\nstartxref\n9\n%%EOF", refused=True)


def all_others() -> Iterator[Hostile]:
    for family in (unlike_their_names, spoilt, films, sounds, documents):
        yield from family()
