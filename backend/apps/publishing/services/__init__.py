"""What can be done with publications."""

from apps.publishing.services.download_publication import ArchiveNotReady, download_publication
from apps.publishing.services.erase_user_traces import erase_user_traces
from apps.publishing.services.forget_objects import enqueue_forgetting, forget_objects
from apps.publishing.services.forget_publications import forget_publications
from apps.publishing.services.make_archive import make_archive
from apps.publishing.services.make_next_publication import BuildFailed, make_next_publication
from apps.publishing.services.prepare_archive import PublicationNotMade, prepare_archive
from apps.publishing.services.print_edition import enqueue_printing, print_edition
from apps.publishing.services.print_poster import Poster, PosterBusy, print_poster
from apps.publishing.services.publish_booklet import BookletNotPublishable, publish_booklet
from apps.publishing.services.publish_core_updates import (
    enqueue_core_publishing,
    publish_core_updates,
)
from apps.publishing.services.put_publication_back import (
    AnotherUnderWay,
    PublicationOnline,
    PublicationUnderWay,
    put_publication_back,
)
from apps.publishing.services.reconcile_objects import reconcile_company, reconcile_objects
from apps.publishing.services.render_mail import PICTURE_ID, Mail, MailNotMade, render_mail
from apps.publishing.services.republish_translations import (
    LanguageNotOffered,
    NothingToRepublish,
    republish_translations,
)
from apps.publishing.services.republish_values import enqueue_republishing, republish_values
from apps.publishing.services.resume_booklet import BookletNotSuspended, resume_booklet
from apps.publishing.services.suspend_booklet import BookletNotPublished, suspend_booklet
from apps.publishing.services.wake_makers import wake_makers
from apps.publishing.services.wake_printers import wake_printers

__all__ = [
    "PICTURE_ID",
    "AnotherUnderWay",
    "ArchiveNotReady",
    "BookletNotPublishable",
    "BookletNotPublished",
    "BookletNotSuspended",
    "BuildFailed",
    "LanguageNotOffered",
    "Mail",
    "MailNotMade",
    "NothingToRepublish",
    "Poster",
    "PosterBusy",
    "PublicationNotMade",
    "PublicationOnline",
    "PublicationUnderWay",
    "download_publication",
    "enqueue_core_publishing",
    "enqueue_forgetting",
    "enqueue_printing",
    "enqueue_republishing",
    "erase_user_traces",
    "forget_objects",
    "forget_publications",
    "make_archive",
    "make_next_publication",
    "prepare_archive",
    "print_edition",
    "print_poster",
    "publish_booklet",
    "publish_core_updates",
    "put_publication_back",
    "reconcile_company",
    "reconcile_objects",
    "render_mail",
    "republish_translations",
    "republish_values",
    "resume_booklet",
    "suspend_booklet",
    "wake_makers",
    "wake_printers",
]
