from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from uuid import UUID

from django.db.models import Q

from apps.content import services
from apps.content.models import ContentStatus, Tutorial
from apps.content.services import TutorialText
from apps.content.starter.written import ScreenPicture, WrittenTutorial
from apps.media import services as media
from apps.media.models import MediaFile
from shared.actor import Actor, PlatformRole
from shared.documents import fingerprint
from shared.errors import PartAway
from shared.tenancy import act_as

LOADER = Actor(name="Livretier", platform_role=PlatformRole.LIBRARY_EDITOR)


@dataclass(slots=True)
class Loading:
    """What became of the files, by their slugs.

    `kept`: people wrote on it, so that a newer file says nothing there. `unpictured`: the store does not answer, the next
    run brings their pictures.
    """

    new: list[str] = field(default_factory=list)
    changed: list[str] = field(default_factory=list)
    kept: list[str] = field(default_factory=list)
    retired: list[str] = field(default_factory=list)
    unpictured: list[str] = field(default_factory=list)


def load_starter_tutorials(
    written: Iterable[WrittenTutorial],
    *,
    pictures: Mapping[str, ScreenPicture] | None = None,
    now: datetime,
) -> Loading:
    """What the files say and nobody else has said better: what people edited or archived stays as it is."""
    loading = Loading()
    wanted = list(written)
    with act_as(LOADER):
        slugs = [one.slug for one in wanted]
        rows = Tutorial.objects.filter(~Q(source="") | Q(slug__in=slugs))
        known = {row.slug: row for row in rows}
        for one in wanted:
            row = known.pop(one.slug, None)
            picture = (pictures or {}).get(one.slug)
            if row is None:
                _add(one, picture, loading, now)
            else:
                _bring_up_to_date(row, one, picture, loading, now)
        for row in known.values():
            _retire(row, loading, now)
    return loading


def _add(
    written: WrittenTutorial, picture: ScreenPicture | None, loading: Loading, now: datetime
) -> None:
    text = _text(written, _shown(written, picture, loading, now))
    row = services.create_tutorial(
        actor=LOADER, text=text, slug=written.slug, source=_print_of(text), now=now
    )
    services.publish_tutorial(actor=LOADER, tutorial_id=row.id, now=now)
    loading.new.append(written.slug)


def _bring_up_to_date(
    row: Tutorial,
    written: WrittenTutorial,
    picture: ScreenPicture | None,
    loading: Loading,
    now: datetime,
) -> None:
    wanted = _text(written, picture.id if picture else None)
    if row.source == _print_of(wanted) or row.status == ContentStatus.ARCHIVED:
        return
    if _is_edited(row):
        loading.kept.append(row.slug)
        return
    text = _text(written, _shown(written, picture, loading, now))
    former = row.image_id
    services.update_tutorial(
        actor=LOADER,
        tutorial_id=row.id,
        revision=row.revision,
        text=text,
        source=_print_of(text),
        now=now,
    )
    if former and former != text.image_id:
        media.trash_media(actor=LOADER, file_ids=[former], now=now)  # unless it is shown elsewhere
    loading.changed.append(row.slug)


def _shown(
    written: WrittenTutorial, picture: ScreenPicture | None, loading: Loading, now: datetime
) -> UUID | None:
    """The picture among the platform's media; a tutorial does not wait for it."""
    if picture is None:
        return None
    known = MediaFile.objects.of(None).filter(id=picture.id).first()
    if known and known.trashed_at:
        media.restore_media(actor=LOADER, file_ids=[known.id], now=now)
    if known:
        return known.id
    try:
        media.add_picture(
            actor=LOADER,
            file_id=picture.id,
            name=picture.name,
            picture=picture.make(),
            alt=picture.alt,
            now=now,
        )
    except PartAway:
        loading.unpictured.append(written.slug)
        return None
    return picture.id


def _retire(row: Tutorial, loading: Loading, now: datetime) -> None:
    """The product no longer ships it; what people made of it is theirs."""
    if row.status == ContentStatus.ARCHIVED or _is_edited(row):
        return
    services.archive_tutorial(actor=LOADER, tutorial_id=row.id, now=now)
    loading.retired.append(row.slug)


def _is_edited(row: Tutorial) -> bool:
    """Whether it says anything else than the file from which it was last loaded."""
    return row.source != _print_of(
        TutorialText(
            titles=row.title,
            leads=row.lead,
            bodies=row.body,
            image_id=row.image_id,
            video_id=row.video_id,
            transcripts=row.transcript,
            topic=row.topic,
            screens=row.screens,
            roles=row.roles,
            minutes=row.minutes,
        )
    )


def _text(written: WrittenTutorial, image_id: UUID | None) -> TutorialText:
    return TutorialText(
        titles=written.title,
        leads=written.lead,
        bodies=written.body,
        image_id=image_id,
        topic=written.topic,
        screens=list(written.screens),
        roles=list(written.roles),
        minutes=written.minutes,
    )


def _print_of(text: TutorialText) -> str:
    return fingerprint(
        {
            "titles": text.titles,
            "leads": text.leads,
            "bodies": text.bodies,
            "files": [str(one) for one in (text.image_id, text.video_id) if one],
            "transcripts": text.transcripts,
            "topic": text.topic,
            "screens": text.screens,
            "roles": text.roles,
            "minutes": text.minutes,
        }
    )
