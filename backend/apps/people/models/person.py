from datetime import date

from django.contrib.postgres.fields import ArrayField
from django.contrib.postgres.indexes import GinIndex, OpClass
from django.db import models
from django.db.models.functions import Lower

from apps.accounts.models import FRENCH_ORDER
from apps.companies.models import Site
from apps.people.models.choices import Contract, Signer, Signs
from shared.folding import fold
from shared.language import DEFAULT_LANGUAGE
from shared.tenancy.models import TenantRow

SHORTEST_REFERENCE = 4  # that a text may be searched for: « 12 » is in many


class Group(TenantRow):
    """People that a company names together."""

    name = models.CharField(max_length=80, db_collation=FRENCH_ORDER)
    key = models.CharField(max_length=80, editable=False)  # the name, folded

    class Meta:
        constraints = (models.UniqueConstraint(fields=["company", "key"], name="group_name_once"),)

    def note_key(self) -> None:
        """Keep what names are compared by in step with the name."""
        self.key = fold(self.name)


class Person(TenantRow):
    """Somebody a company hands booklets to; most have no account."""

    first_name = models.CharField(max_length=80, blank=True, db_collation=FRENCH_ORDER)
    last_name = models.CharField(max_length=80, blank=True, db_collation=FRENCH_ORDER)
    reference = models.CharField(max_length=60, blank=True, default="")
    reference_key = models.CharField(max_length=60, default="", editable=False)  # folded
    email = models.EmailField(max_length=254, blank=True, default="")  # mailboxes are shared
    phone = models.CharField(max_length=16, blank=True, default="")  # E.164
    language = models.CharField(max_length=10, default=DEFAULT_LANGUAGE)
    site = models.ForeignKey(
        Site, on_delete=models.PROTECT, null=True, related_name="+", db_index=False
    )
    job = models.CharField(max_length=80, blank=True, default="", db_collation=FRENCH_ORDER)
    contract = models.CharField(max_length=10, choices=Contract, blank=True, default="")
    groups = ArrayField(models.UUIDField(), default=list)
    joined_on = models.DateField(null=True)
    left_on = models.DateField(null=True)  # the last day
    representative = models.JSONField(default=dict)  # {name, relation, email, until}
    # Asked for by themselves, from a mail; they stay a participant, reached otherwise.
    refuses_mail = models.BooleanField(default=False, db_default=False)
    signs = models.CharField(max_length=14, choices=Signs, default=Signs.SELF)
    user_id = models.UUIDField(null=True)  # their account, if they have one
    words = models.TextField(default="", editable=False)  # what searches look at, folded

    class Meta:
        constraints = (
            models.UniqueConstraint(
                fields=["company", "reference_key"],
                condition=~models.Q(reference_key=""),
                name="person_reference_once",
            ),
            models.CheckConstraint(
                name="person_email_is_lower_case", condition=models.Q(email=Lower("email"))
            ),
            models.CheckConstraint(
                name="person_is_called_something",
                condition=~models.Q(first_name="", last_name="", reference=""),
            ),
        )
        indexes = (
            models.Index(
                fields=["company", "last_name", "first_name", "id"], name="people_by_name"
            ),
            models.Index(
                fields=["company", "site", "last_name", "first_name", "id"], name="people_of_site"
            ),
            models.Index(fields=["company", "left_on", "id"], name="people_by_leaving"),
            models.Index(
                fields=["company", "email"], condition=~models.Q(email=""), name="people_by_email"
            ),
            models.Index(
                fields=["user_id"], condition=~models.Q(user_id=None), name="people_of_user"
            ),
            GinIndex(OpClass("words", name="gin_trgm_ops"), name="people_by_words"),
            GinIndex(fields=["groups"], name="people_of_group"),
        )

    def signers(self, *, today: date) -> frozenset[Signer]:
        """Who has to acknowledge for them today: a representative does until their last day."""
        until = self.representative.get("until")
        represented = bool(self.representative.get("name")) and (
            not until or date.fromisoformat(until) >= today
        )
        if self.signs == Signs.SELF or not represented:
            return frozenset({Signer.PERSON})
        if self.signs == Signs.REPRESENTATIVE:
            return frozenset({Signer.REPRESENTATIVE})
        return frozenset(Signer)

    def mail_address(self, *, today: date) -> str:
        """Where their mail goes: to who alone acknowledges for them, or to themselves."""
        if self.signers(today=today) == {Signer.REPRESENTATIVE}:
            return str(self.representative.get("email") or "").lower()
        return self.email

    @property
    def has_mail(self) -> bool:
        """Whether any mail goes to them, or to who acknowledges for them."""
        theirs = self.signs != Signs.SELF and bool(self.representative.get("email"))
        return not self.refuses_mail and (bool(self.email) or theirs)

    @property
    def name(self) -> str:
        """As they are called; by their reference where nothing else may be known."""
        return f"{self.first_name} {self.last_name}".strip() or self.reference

    @property
    def says_who(self) -> bool:
        """Whether the card tells more of who they are than a reference does."""
        told = (self.first_name, self.last_name, self.email, self.phone, self.representative)
        return any(told)

    @property
    def initials(self) -> str:
        """What may stay of their name where they are forgotten."""
        return " ".join(f"{name[0]}." for name in (self.first_name, self.last_name) if name)

    @property
    def unmistakable_names(self) -> list[str]:
        """Texts that name them or who represents them, and hardly anybody else: a last name alone may be a town."""
        told = [self.email, self.reference if len(self.reference) >= SHORTEST_REFERENCE else ""]
        told += [self.representative.get("email", "")]
        named = [f"{self.first_name} {self.last_name}", f"{self.last_name} {self.first_name}"]
        named += [self.representative.get("name", "")]
        return [name for name in told if name] + [name for name in named if len(name.split()) > 1]

    def note_words(self) -> None:
        """Keep what people are found by in step with the card."""
        self.reference_key = fold(self.reference)
        told = (self.first_name, self.last_name, self.reference, self.email, self.job)
        self.words = fold(" ".join(filter(None, told)))

    def has_left(self, *, today: date) -> bool:
        """Whether their last day is over."""
        return self.left_on is not None and self.left_on < today
