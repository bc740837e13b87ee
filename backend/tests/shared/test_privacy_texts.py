"""What the data protection texts promise is what the product does: how long it keeps what, and what it leaves in a browser."""

import pytest
from django.apps import apps

from apps.accounts.models import User
from apps.accounts.terms import LegalDocument, LegalText, legal_text
from apps.companies.models import Company
from apps.emailing.services.keep_months import KEPT as MESSAGES
from apps.emailing.services.returns.forget_news import SUPPRESSIONS_KEPT
from apps.people.services.imports.start import KEPT as FILES

FRENCH = {
    7: "sept",
    12: "douze",
    13: "treize",
    24: "vingt-quatre",
    36: "trente-six",
    60: "soixante",
}
ENGLISH = {
    7: "seven",
    12: "twelve",
    13: "thirteen",
    24: "twenty-four",
    36: "thirty-six",
    60: "sixty",
}


OF_AN_ACCOUNT = {  # what is kept of somebody who has one, as the policy calls it
    "accounts.IdentitySwitch": "a agi en votre nom",
    "accounts.RecoveryCode": "double authentification",
    "accounts.SecondFactor": "double authentification",
    "accounts.Session": "sessions ouvertes",
    "accounts.TermsAcceptance": "conditions que vous avez acceptées",
    "booklets.BookletAccess": "livrets et les informations pratiques qui vous sont confiés",
    "booklets.BookletReview": "relectures demandées",
    "companies.Membership": "votre rôle",
    "content.NewsRead": "actualités que vous avez ouvertes",
    "content.TutorialDone": "tutoriels que vous dites avoir faits",
    "home.HomeVisit": "dernier passage à l’accueil",
    "reading.EndedPass": "lecture vous a été retirée",
    "updates.UpdateProposal": "mises à jour de la bibliothèque que l’on vous a confiées",
    "values.LivingValue": "informations pratiques qui vous sont confiés",
}


def said(document: LegalDocument, language: str) -> str:
    text: LegalText = legal_text(document, language)
    return " ".join(paragraph for section in text.sections for paragraph in section.paragraphs)


@pytest.mark.parametrize("document", [LegalDocument.DATA_PROTECTION, LegalDocument.PROCESSING])
@pytest.mark.parametrize(
    ("language", "number", "month", "day"),
    [("fr-FR", FRENCH, "mois", "jours"), ("en-GB", ENGLISH, "months", "days")],
)
def test_every_time_is_that_for_which_it_is_kept(
    document: LegalDocument, language: str, number: dict[int, str], month: str, day: str
) -> None:
    text = said(document, language)
    unsaid = Company()
    company = (unsaid.receipts_months, unsaid.people_months, unsaid.journal_months)

    told = [f"{number[one]} {month}" for one in (*company, MESSAGES, SUPPRESSIONS_KEPT)]

    assert [one for one in (*told, f"{number[FILES.days]} {day}") if one not in text] == []


@pytest.mark.parametrize("document", [LegalDocument.DATA_PROTECTION, LegalDocument.PROCESSING])
def test_what_is_noted_of_readers_and_of_messages_is_named(document: LegalDocument) -> None:
    text = said(document, "fr-FR")

    noted = ("jour de la première ouverture", "pages lues", "accusés de lecture")
    sent = ("réponse du serveur de messagerie", "suivi")
    assert [one for one in (*noted, *sent) if one not in text] == []


def test_whatever_is_kept_of_an_account_is_named() -> None:
    kept = {
        model._meta.label
        for model in apps.get_models()
        for field in model._meta.get_fields()
        if field.is_relation and field.concrete and field.related_model is User
    }
    account = legal_text(LegalDocument.DATA_PROTECTION, "fr-FR").sections[1].paragraphs[0]

    assert kept == OF_AN_ACCOUNT.keys()
    assert [words for words in OF_AN_ACCOUNT.values() if words not in account] == []
    assert "vos commentaires" in account


@pytest.mark.parametrize(
    ("document", "named"),
    [
        (LegalDocument.DATA_PROTECTION, "nommer des personnes à qui s’adresser"),
        (LegalDocument.PROCESSING, "ses livrets nomment ou montrent"),
    ],
)
def test_people_whom_booklets_name_are_not_forgotten(document: LegalDocument, named: str) -> None:
    assert named in said(document, "fr-FR")


@pytest.mark.parametrize(
    ("language", "link"), [("fr-FR", "lien personnel"), ("en-GB", "personal link")]
)
def test_the_cookie_of_a_personal_link_is_named(language: str, link: str) -> None:
    cookies = legal_text(LegalDocument.DATA_PROTECTION, language).sections[4]

    assert link in cookies.paragraphs[0]
