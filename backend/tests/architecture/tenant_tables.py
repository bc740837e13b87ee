"""Which tables hold a company's rows, and how a row of each is made; which hold nobody's, and why."""

from typing import Any

from django.db import models
from factory.django import DjangoModelFactory

from apps.booklets.factories import (
    BookletAccessFactory,
    BookletChapterFactory,
    BookletFactory,
    BookletPageFactory,
    BookletReviewFactory,
    BookletSlugFactory,
    NotApplicableFactory,
)
from apps.booklets.models import (
    Booklet,
    BookletAccess,
    BookletChapter,
    BookletPage,
    BookletReview,
    BookletSlug,
    NotApplicable,
)
from apps.comments.factories import CommentFactory, CommentThreadFactory
from apps.comments.models import Comment, CommentThread
from apps.companies.factories import (
    CompanyFactory,
    InvitationFactory,
    MembershipFactory,
    SiteFactory,
)
from apps.companies.models import Company, Invitation, Membership, Site
from apps.comprehension.factories import ReaderQuestionFactory
from apps.comprehension.models import ReaderQuestion
from apps.emailing.factories import (
    CampaignFactory,
    DeliveryFactory,
    MailMonthFactory,
    MailRoutineFactory,
    ProviderEventFactory,
    ReminderStepFactory,
    RenderingFactory,
    SenderDomainFactory,
    SuppressionFactory,
)
from apps.emailing.models import (
    Campaign,
    Delivery,
    MailMonth,
    MailRoutine,
    ProviderEvent,
    ReminderStep,
    Rendering,
    SenderDomain,
    Suppression,
)
from apps.home.factories import ConcernFactory, HomeVisitFactory
from apps.home.models import Concern, HomeVisit
from apps.journal.factories import AuditEventFactory
from apps.journal.models import AuditEvent
from apps.library.factories import ChapterFactory, ChapterVersionFactory
from apps.library.models import Chapter, ChapterVersion
from apps.media.factories import (
    ContentFactory,
    MediaFileFactory,
    MediaFolderFactory,
    MediaUsageFactory,
    StorageFactory,
    UploadFactory,
)
from apps.media.models import Content, MediaFile, MediaFolder, MediaUsage, Storage, Upload
from apps.pages.factories import ManuscriptFactory, PageFactory, PageRevisionFactory
from apps.pages.models import Manuscript, Page, PageRevision
from apps.participation.factories import (
    ParticipationFactory,
    ParticipationRuleFactory,
    SegmentFactory,
)
from apps.participation.models import Participation, ParticipationRule, Segment
from apps.people.factories import (
    GroupFactory,
    ImportLineFactory,
    PeopleImportFactory,
    PersonFactory,
)
from apps.people.models import Group, ImportLine, PeopleImport, Person
from apps.publishing.factories import (
    BuildFactory,
    EditionFactory,
    PublicationContentFactory,
    PublicationFactory,
)
from apps.publishing.models import Build, Edition, Publication, PublicationContent
from apps.reading.factories import EndedPassFactory, ReadingAccessFactory, ReadingLinkFactory
from apps.reading.models import EndedPass, ReadingAccess, ReadingLink
from apps.register.factories import (
    CancellationFactory,
    PendingEntryFactory,
    ReceiptFactory,
    RegisterEntryFactory,
)
from apps.register.models import Cancellation, PendingEntry, Receipt, RegisterEntry
from apps.stats.factories import (
    FactByFactory,
    FactDayFactory,
    FollowedMonthFactory,
    PageLotsFactory,
    ReadingFactFactory,
)
from apps.stats.models import FactBy, FactDay, FollowedMonth, PageLots, ReadingFact
from apps.translations.factories import TranslationFactory
from apps.translations.models import Translation
from apps.updates.factories import AdoptionCountFactory, RolloutFactory, UpdateProposalFactory
from apps.updates.models import AdoptionCount, Rollout, UpdateProposal
from apps.values.factories import LivingValueFactory
from apps.values.models import LivingValue

GLOBAL = {
    "accounts.IdentitySwitch": "two people's; the journal of the company tells of it too",
    "accounts.RecoveryCode": "a user's, whatever the company",
    "accounts.SecondFactor": "a user's, whatever the company",
    "accounts.Session": "a user's, known before the company is",
    "accounts.TermsAcceptance": "a user's, whatever the company",
    "accounts.User": "a user exists before belonging anywhere",
    "auth.Group": "Django's, unused",
    "auth.Permission": "Django's, unused",
    "companies.Host": "the platform's, read before anybody is known",
    "content.NewsItem": "the platform's, read by those whom it is for",
    "content.NewsRead": "a user's, whatever the company",
    "content.Tutorial": "the platform's, read by those whom it is for",
    "content.TutorialDone": "a user's, whatever the company",
    "contenttypes.ContentType": "Django's",
    "i18n.Locale": "the platform's",
    "i18n.Message": "the platform's",
    "i18n.MessageKey": "the platform's",
    "i18n.TextImport": "the platform's",
    "i18n.TextImportLine": "the platform's",
    "idempotency.IdempotencyRecord": "an answer, found only with the session it was given to",
    "library.Obligation": "the platform's, read by whoever makes booklets",
    "library.Sector": "the platform's, read by whoever makes booklets",
    "library.SectorChapter": "the platform's, read by whoever makes booklets",
    "library.StarterPage": "what files of the repository said, for the loader alone",
    "register.Checkpoint": "the log of the installation: hashes and a signature, of nobody in particular",
    "stats.Cursor": "how far loaders of a reading node have come: a name of a file and a number",
    "register.Tile": "the log of the installation: hashes, of nobody in particular",
    "reading.EdgeEntry": "syncs of edges read every company's, and nothing else; it holds no page",
    "heartbeats.Backlog": "the platform's: how much waits on a machine; it holds numbers and times alone",
    "heartbeats.Heartbeat": "the platform's: which processes live; it holds a time alone",
    "jobs.Job": "workers read every company's jobs, then act in one's name",
    "jobs.FairShare": "workers ask whom they served last; it holds a time alone",
    "traffic.RequestCount": "the platform's: how many requests of a kind, of nobody in particular",
}

FACTORIES: dict[type[models.Model], type[DjangoModelFactory[Any]]] = {
    Company: CompanyFactory,
    Invitation: InvitationFactory,
    Membership: MembershipFactory,
    Site: SiteFactory,
    AuditEvent: AuditEventFactory,
    Chapter: ChapterFactory,
    ChapterVersion: ChapterVersionFactory,
    Manuscript: ManuscriptFactory,
    Page: PageFactory,
    PageRevision: PageRevisionFactory,
    Booklet: BookletFactory,
    BookletAccess: BookletAccessFactory,
    BookletChapter: BookletChapterFactory,
    BookletPage: BookletPageFactory,
    BookletReview: BookletReviewFactory,
    BookletSlug: BookletSlugFactory,
    NotApplicable: NotApplicableFactory,
    Comment: CommentFactory,
    CommentThread: CommentThreadFactory,
    Translation: TranslationFactory,
    Rollout: RolloutFactory,
    UpdateProposal: UpdateProposalFactory,
    AdoptionCount: AdoptionCountFactory,
    Content: ContentFactory,
    MediaFile: MediaFileFactory,
    MediaFolder: MediaFolderFactory,
    MediaUsage: MediaUsageFactory,
    Storage: StorageFactory,
    Upload: UploadFactory,
    LivingValue: LivingValueFactory,
    EndedPass: EndedPassFactory,
    ReadingAccess: ReadingAccessFactory,
    ReadingLink: ReadingLinkFactory,
    Publication: PublicationFactory,
    PublicationContent: PublicationContentFactory,
    Build: BuildFactory,
    Edition: EditionFactory,
    Group: GroupFactory,
    Person: PersonFactory,
    PeopleImport: PeopleImportFactory,
    ImportLine: ImportLineFactory,
    Participation: ParticipationFactory,
    ParticipationRule: ParticipationRuleFactory,
    Segment: SegmentFactory,
    Receipt: ReceiptFactory,
    Cancellation: CancellationFactory,
    PendingEntry: PendingEntryFactory,
    RegisterEntry: RegisterEntryFactory,
    Campaign: CampaignFactory,
    Rendering: RenderingFactory,
    Delivery: DeliveryFactory,
    Suppression: SuppressionFactory,
    MailMonth: MailMonthFactory,
    MailRoutine: MailRoutineFactory,
    ReminderStep: ReminderStepFactory,
    SenderDomain: SenderDomainFactory,
    ProviderEvent: ProviderEventFactory,
    Concern: ConcernFactory,
    HomeVisit: HomeVisitFactory,
    ReadingFact: ReadingFactFactory,
    FactDay: FactDayFactory,
    FactBy: FactByFactory,
    FollowedMonth: FollowedMonthFactory,
    PageLots: PageLotsFactory,
    ReaderQuestion: ReaderQuestionFactory,
}
