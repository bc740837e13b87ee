"""Files and objects into S3: only what is not there yet, several at a time, the list of them last."""

import json
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any

from apps.publishing.addresses import Keys
from apps.publishing.models import BuildState, Edition, Publication
from apps.publishing.rendering import Bundle, MediaCopy, asset, type_of
from apps.publishing.services._draw import draw, source_of
from shared import objects

AT_ONCE = 8
EDITIONS_LOOKED_AT = 12  # the last versions in all their languages

Listed = dict[str, dict[str, Any]]  # {path or name: {key, size, type}}
Send = Callable[[], int]  # the size of what was sent


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredBundle:
    """A bundle of which everything lies in the store."""

    locale: str
    sha256: str
    files: Listed
    objects: Listed


def store_bundles(
    publication: Publication, bundles: Sequence[Bundle], copies: Sequence[MediaCopy]
) -> list[StoredBundle]:
    """Everything of these bundles; done twice, the same objects lie there."""
    keys = Keys(publication.company_id, publication.booklet_id)
    known = _stored_before(publication)
    wanted: dict[str, Send] = {
        keys.object(copy.name): partial(_copy, copy, keys.object(copy.name)) for copy in copies
    }
    for bundle in bundles:
        wanted |= _sends(bundle, keys)
    pictures = {name: told for bundle in bundles for name, told in bundle.pictures.items()}
    new = [told for name, told in pictures.items() if keys.object(name) not in known]
    with ThreadPoolExecutor(1) as pencil:
        drawn = pencil.submit(draw, new, copies)  # while all the rest is sent
        wanted |= {
            keys.object(one["name"]): partial(_put_drawn, one["name"], drawn, keys) for one in new
        }
        sizes = _send(wanted, known=known)
    return [_list(bundle, keys, sizes) for bundle in bundles]


def _sends(bundle: Bundle, keys: Keys) -> dict[str, Send]:
    files = {keys.file(file.sha256): (path, file) for path, file in bundle.files.items()}
    return {
        **{
            key: partial(_put, file.body, key, type_of(path)) for key, (path, file) in files.items()
        },
        **{keys.object(name): partial(_put_asset, name, keys) for name in bundle.assets},
    }


def _send(wanted: Mapping[str, Send], *, known: Mapping[str, int]) -> dict[str, int]:
    """How large each is, once all of them are there."""
    new = [key for key in wanted if key not in known]
    with ThreadPoolExecutor(AT_ONCE) as pool:
        sent = pool.map(lambda key: wanted[key](), new)
        return {**known, **dict(zip(new, sent, strict=True))}


def _stored_before(publication: Publication) -> dict[str, int]:
    """What the last versions, and the one that readers have, left there: nobody removes it as long as the booklet lives."""
    made = Edition.objects.filter(
        company_id=publication.company_id,
        publication__booklet_id=publication.booklet_id,
        publication__build__state=BuildState.ONLINE,
    )
    last = made.order_by("-publication_id")[:EDITIONS_LOOKED_AT]
    read_now = publication.booklet.publication_id
    read = made.filter(publication_id=read_now) if read_now else ()
    return {
        listed["key"]: listed["size"]
        for edition in (*last, *read)
        for listed in (*edition.files.values(), *edition.objects_used.values())
    }


def _put(body: bytes, key: str, content_type: str) -> int:
    objects.put(body=body, key=key, content_type=content_type)
    return len(body)


def _put_asset(name: str, keys: Keys) -> int:
    return _put(asset(name).read_bytes(), keys.object(name), type_of(name))


def _put_drawn(name: str, drawn: Future[dict[str, bytes]], keys: Keys) -> int:
    return _put(drawn.result()[name], keys.object(name), type_of(name))


def _copy(copy: MediaCopy, key: str) -> int:
    objects.copy(source=source_of(copy), key=key, content_type=type_of(copy.name))
    size = objects.size_of(key)
    assert size is not None
    return size


def _list(bundle: Bundle, keys: Keys, sizes: Mapping[str, int]) -> StoredBundle:
    """Everything is there: the list that says so comes last."""
    files = {path: keys.file(file.sha256) for path, file in bundle.files.items()}
    stored = StoredBundle(
        locale=bundle.locale,
        sha256=bundle.sha256,
        files=_listed(files, sizes),
        objects=_listed({name: keys.object(name) for name in bundle.objects}, sizes),
    )
    manifest = json.dumps({"files": stored.files, "objects": stored.objects}, sort_keys=True)
    key = keys.manifest(bundle.sha256)
    _put(manifest.encode(), key, type_of(key))
    return stored


def _listed(keys: Mapping[str, str], sizes: Mapping[str, int]) -> Listed:
    return {
        name: {"key": key, "size": sizes[key], "type": type_of(name)}
        for name, key in sorted(keys.items())
    }
