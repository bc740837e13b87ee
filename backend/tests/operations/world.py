"""Two companies and one person of each kind: the smallest world in which a wall can be seen."""

from dataclasses import dataclass, field
from enum import StrEnum
from uuid import UUID

from django.test import Client

from apps.accounts.factories import UserFactory
from apps.accounts.models import User
from apps.booklets.factories import BookletAccessFactory, BookletFactory
from apps.booklets.models import Booklet, BookletRole, Duty
from apps.companies.factories import CompanyFactory, HostFactory, MembershipFactory, SiteFactory
from apps.companies.models import Company, Membership
from apps.i18n.services import ensure_locales
from apps.journal.factories import AuditEventFactory
from apps.library.factories import ChapterFactory
from apps.media.factories import MediaFileFactory, MediaFolderFactory
from shared.actor import Role

FOREIGN_MARK = "Clinique étrangère 7f3a"


class Caller(StrEnum):
    ANONYMOUS = "anonymous"
    SUPER_ADMIN = "super_admin"
    LIBRARY_EDITOR = "library_editor"
    COMPANY_ADMIN = "company_admin"
    BOOKLET_MANAGER = "booklet_manager"
    WRITER = "writer"
    TRANSLATOR = "translator"
    AUDITOR = "auditor"


SIGNED_IN = frozenset(Caller) - {Caller.ANONYMOUS}
TARGETS = sorted(SIGNED_IN - {Caller.SUPER_ADMIN})  # as whom a super administrator may act

# Who was given the own company's booklet; its administrator and its auditor see every one.
WORK_ON_BOOKLET = {
    BookletRole.MANAGER: Duty.MAIN,
    BookletRole.WRITER: "",
    BookletRole.TRANSLATOR: "",
}
BY_ACCESS = frozenset(Caller(role.value) for role in WORK_ON_BOOKLET)


@dataclass(frozen=True)
class World:
    own: Company
    foreign: Company
    users: dict[Caller, User]
    cookies: dict[str, dict[str, str]] = field(default_factory=dict)

    def sign_everybody_in(self) -> None:
        """Open the sessions once, for tests that all begin with the same ones."""
        for caller in self.users:
            self.cookies[caller] = _cookies(self.client(caller))

    def act_as_everybody(self) -> None:
        """The same for sessions in which a super administrator acts as somebody."""
        for caller in set(self.users) - {Caller.SUPER_ADMIN}:
            self.cookies[f"as {caller}"] = _cookies(self.switched_client(caller))

    def client(self, caller: Caller) -> Client:
        """A browser in which this caller is signed in."""
        client = Client(raise_request_exception=False)
        if caller in self.cookies:
            client.cookies.load(self.cookies[caller])
        elif caller in self.users:
            client.force_login(self.users[caller])
        return client

    def switched_client(self, caller: Caller) -> Client:
        """A browser in which a super administrator acts as this caller."""
        if kept := self.cookies.get(f"as {caller}"):
            client = Client(raise_request_exception=False)
            client.cookies.load(kept)
            return client
        client = Client(raise_request_exception=False)
        client.force_login(self.users[Caller.SUPER_ADMIN])
        body = {"id_utilisateur": str(self.users[caller].id), "reason": "Demande par téléphone"}
        switched = client.post("/api/admin/identity/switch", body, content_type="application/json")
        assert switched.status_code == 200, switched.content
        return client


def _cookies(client: Client) -> dict[str, str]:
    return {name: morsel.value for name, morsel in client.cookies.items()}


def make_world(*, terms: bool = True) -> World:
    """Own company with a member of each role, a foreign one, and the platform's staff."""
    ensure_locales()
    own, foreign = CompanyFactory.create(), CompanyFactory.create(name=FOREIGN_MARK)
    MembershipFactory.create(company=foreign, user__last_name=FOREIGN_MARK)
    booklets: dict[UUID, Booklet] = {}
    for company in (own, foreign):  # what a company holds has its own id, so that rows can name it
        SiteFactory.create(id=company.id, company=company)
        HostFactory.create(id=company.id, company=company)
        MediaFolderFactory.create(id=company.id, company_id=company.id, name=company.name)
        MediaFileFactory.create(id=company.id, company_id=company.id, name=company.name)
        ChapterFactory.create(id=company.id, company_id=company.id, name=company.name)
        booklets[company.id] = BookletFactory.create(
            id=company.id, company_id=company.id, name=company.name
        )
    AuditEventFactory.create(company_id=foreign.id, action=FOREIGN_MARK, object_label=FOREIGN_MARK)
    users = {
        Caller.SUPER_ADMIN: UserFactory.create(super_admin=True, terms=terms),
        Caller.LIBRARY_EDITOR: UserFactory.create(library_editor=True, terms=terms),
    }
    for role in Role:
        member = UserFactory.create(terms=terms)
        MembershipFactory.create(company=own, user=member, role=role)
        users[Caller(role.value)] = member
    entrust(booklets[own.id])
    return World(own, foreign, users)


def entrust(booklet: Booklet) -> None:
    """Let the first of each role of its company who sees only what was given to them work on it."""
    members = Membership.objects.filter(company_id=booklet.company_id).order_by("-id")
    by_role = {member.role: member.user_id for member in members}
    for role, duty in WORK_ON_BOOKLET.items():
        if role.value in by_role:
            user = User.objects.get(id=by_role[role.value])
            BookletAccessFactory.create(booklet=booklet, user=user, role=role, duty=duty)
