"""Small booklets as the renderer makes them, in the real S3, and the entries that tell of them."""

import json
from base64 import b32encode
from dataclasses import dataclass, field
from datetime import datetime
from hashlib import sha256
from typing import Any
from uuid import UUID, uuid4

from django.conf import settings

from apps.reading.models import new_epoch
from shared.objects import client, remove_under

LINKS = ("gate-link-ended", "gate-link-cut", "gate-link-unknown")
GATES = ("gate-code", "gate-code-wrong", "gate-code-wait", "gate-named", "gate-member", *LINKS)
MESSAGES = ("closed-suspended", "closed-archived", "closed-early", "closed-over")
SAID = ("said-missing", "said-pdf", "said-away", "said-busy", "said-too-long")
CONTACT = (
    "__IF_CONTACT____IF_NAME__<b>__CONTACT_NAME__</b>__END_NAME__"
    '__IF_PHONE__<a href="tel:__CONTACT_TEL__">__CONTACT_PHONE__</a>__END_PHONE__'
    '__IF_EMAIL__<a href="mailto:__CONTACT_MAILTO__">__CONTACT_EMAIL__</a>__END_EMAIL____END_CONTACT__'
)
CHANGES = (
    '__IF_CHANGES__<ul>__IF_CHANGE__<li><a href="__CHANGE_HREF__">__CHANGE_TITLE__</a></li>__END_CHANGE__</ul>'
    "__IF_OTHERS__<p>others</p>__END_OTHERS____END_CHANGES____IF_NONE__<p>none</p>__END_NONE__"
)
LETTERS = "letters-a1b2c3.woff2"
DRAWING = "drawing-0a1b2c.svg"
STYLE = "reader-7a8b9c.css"
SCRIPT = "reader-1d2e3f.js"
DATA = ("search", "answers", "files")
TOLD = '<meta property="og:url" content="__ADDRESS__"><meta property="og:image" content="__ADDRESS__o/share.png">'
HEAD = f'<link rel="stylesheet" href="__ROOT__o/{STYLE}"><link rel="stylesheet" href="__ROOT__theme.css">'

SHARED = {
    STYLE: f"@font-face {{ src: url(./{LETTERS}) }}".encode() + b" " * 600,
    SCRIPT: b"console.log('reader')",
    LETTERS: b"wOF2",
    DRAWING: b"<svg xmlns='http://www.w3.org/2000/svg'/>",
}


@dataclass
class Booklet:
    """One that is published: `says` is on each of its pages and nowhere else in the world."""

    company: UUID = field(default_factory=uuid4)
    id: UUID = field(default_factory=uuid4)
    slug: str = field(default_factory=lambda: f"livret-{uuid4().hex[:12]}")
    epoch: str = field(default_factory=new_epoch)
    says: str = field(default_factory=lambda: f"secret-{uuid4().hex}")
    locales: tuple[str, ...] = ("fr-FR",)
    pages: int = 2
    bulk: int = 3000
    changed: int = 0
    bundles: dict[str, str] = field(default_factory=dict)

    @property
    def prefix(self) -> str:
        return f"published/{self.company}/{self.id}/"

    @property
    def photograph(self) -> str:
        """The name of an object that is not for everybody."""
        return f"photograph-{sha256(self.says.encode()).hexdigest()[:8]}.webp"

    def folder(self, locale: str = "fr-FR") -> str:
        return self.bundles[locale][:16]

    def publish(self) -> None:
        """Everything of it in S3, in each language."""
        for locale in self.locales:
            self.bundles[locale] = self._store(locale)

    def remove(self) -> None:
        remove_under(self.prefix)

    def entry(self, **changes: Any) -> dict[str, Any]:
        """What the database would tell of it; public unless told."""
        return {
            "slug": self.slug,
            "address": f"https://livrets.example/l/{self.slug}/",
            "old_slugs": [],
            "hosts": [],
            "state": "open",
            "reason": None,
            "opens_at": None,
            "closes_at": None,
            "ends": "over",
            "mode": "public",
            "epoch": self.epoch,
            "revoked": [],
            "reference": "fr-FR",
            "version": "1.0",
            "editions": {
                locale: {
                    "bundle": bundle,
                    "manifest": f"{self.prefix}bundles/{bundle}.json",
                    "pdf": None,
                }
                for locale, bundle in self.bundles.items()
            },
            "offers": {"pdf": True, "offline": True, "questions": True, "indexed": False},
            **changes,
        }

    def kept(self, mode: str = "code", **changes: Any) -> dict[str, Any]:
        return self.entry(state="kept", mode=mode, **changes)

    def print(self) -> dict[str, Any]:
        """A PDF beside its bundle."""
        body = f"%PDF-1.7 {self.says}".encode()
        key = f"{self.prefix}pdf/{uuid4().hex}.pdf"
        _put(key, body, "application/pdf")
        return {"key": key, "size": len(body)}

    def _store(self, locale: str) -> str:
        files = {path: text.encode() for path, text in self._files(locale).items()}
        objects = {**SHARED, self.photograph: self.says.encode() * 20}
        lines = [f"{path} {sha256(body).hexdigest()}" for path, body in files.items()]
        bundle = sha256("\n".join(sorted([*lines, *objects])).encode()).hexdigest()
        told: dict[str, dict[str, Any]] = {"files": {}, "objects": {}}
        for path, body in files.items():
            key = f"{self.prefix}f/{sha256(body).hexdigest()}"
            told["files"][path] = {"key": key, "size": len(body), "type": "text/html"}
            _put(key, body, "text/html")
        for name, body in objects.items():
            told["objects"][name] = {"key": self.prefix + name, "size": len(body), "type": ""}
            _put(self.prefix + name, body, "")
        manifest = json.dumps(told).encode()
        _put(f"{self.prefix}bundles/{bundle}.json", manifest, "application/json")
        return bundle

    def _files(self, locale: str) -> dict[str, str]:
        page = f'<link rel="stylesheet" href="../../o/{STYLE}"><p>{self.says}</p>{_text(self.bulk)}'
        own = {f"c1/p{number}.html": f"{locale} {number} {page}" for number in range(1, self.pages)}
        front = {
            f"_/{name}.html": f'{HEAD}<h1>{name} {locale}</h1><p>__OPENING__</p><form action="__ROOT__code">{CONTACT}'
            for name in (*GATES, *MESSAGES, *SAID)
        }
        return {
            "index.html": f"cover {locale} {page}",
            "sommaire.html": page,
            **{f"{name}.json": json.dumps({"says": self.says}) for name in DATA},
            "theme.css": f"/* theme */ h1 {{ background: url(../o/{DRAWING}) }}",
            "_/theme.css": f"/* theme */ h1 {{ background: url(o/{DRAWING}) }}",
            "_/door.json": json.dumps({"objects": [STYLE, LETTERS, DRAWING]}),
            "_/changes.html": f"{HEAD}<h1>changes {locale}</h1>{CHANGES}",
            "_/pages.json": json.dumps(
                {
                    f"id-{number}": {
                        "href": f"c1/p{number}.html",
                        "title": f"Page <{number}> {locale}",
                    }
                    for number in range(1, self.pages)
                }
            ),
            "_/entry.html": f'{HEAD}{TOLD}<h1>entry {locale} {self.says}</h1><a href="__ROOT____BUNDLE__/c1/p1.html">',
            "_/manifest.webmanifest": '{"start_url": "__ROOT__", "icons": [{"src": "icon.svg"}]}',
            "_/icon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
            "_/sw.js": "const bundle = '__BUNDLE__';",
            **own,
            **front,
        }


def _text(size: int) -> str:
    """As long, and compressed as badly, as what people write."""
    return b32encode(sha256(b"text").digest() * (size // 51 + 1)).decode()[:size]


def _put(key: str, body: bytes, kind: str) -> None:
    client().put_object(Bucket=settings.S3["bucket"], Key=key, Body=body, ContentType=kind)


def moment(when: datetime) -> str:
    return when.isoformat()
