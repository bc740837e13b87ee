from datetime import UTC, datetime

import pytest

from apps.accounts import selectors, services
from apps.accounts.factories import PASSWORD, UserFactory
from apps.accounts.models import TermsDocument
from apps.accounts.terms import VERSIONS
from shared.actor import Actor

pytestmark = pytest.mark.django_db

NOW = datetime(2027, 3, 16, 10, tzinfo=UTC)


class TestCheckCredentials:
    def test_finds_the_user_whatever_the_capitals(self):
        user = UserFactory.create(email="camille@exemple.test")

        found = services.check_credentials(
            actor=Actor(), email="Camille@Exemple.test", password=PASSWORD, now=NOW
        )

        assert found == user

    @pytest.mark.parametrize("email", ["personne@ailleurs.test", "camille@exemple.test"])
    def test_refuses_a_wrong_password_and_a_stranger_alike(self, email: str):
        UserFactory.create(email="camille@exemple.test")

        with pytest.raises(services.BadCredentials):
            services.check_credentials(actor=Actor(), email=email, password="autre chose", now=NOW)

    def test_refuses_a_suspended_user(self):
        user = UserFactory.create(suspended=True)

        with pytest.raises(services.BadCredentials):
            services.check_credentials(actor=Actor(), email=user.email, password=PASSWORD, now=NOW)


class TestCreateUser:
    def test_refuses_an_address_already_taken(self):
        UserFactory.create(email="camille@exemple.test")

        with pytest.raises(services.EmailTaken):
            services.create_user(
                email=" CAMILLE@exemple.test", first_name="A", last_name="B", password=PASSWORD
            )


class TestAcceptTerms:
    def test_keeps_a_proof_of_each_document(self):
        user = UserFactory.create(terms=False)
        actor = Actor(user_id=user.id, ip="192.0.2.0")
        assert not selectors.has_accepted_terms(user_id=user.id)

        services.accept_terms(actor=actor, user=user, versions=VERSIONS, language="en-GB", now=NOW)

        assert selectors.has_accepted_terms(user_id=user.id)
        proofs = user.terms_acceptances.values_list("document", "language", "ip")
        assert set(proofs) == {("cgu", "en-GB", "192.0.2.0"), ("rgpd", "en-GB", "192.0.2.0")}

    def test_refuses_a_version_that_is_no_longer_in_force(self):
        user = UserFactory.create(terms=False)
        outdated = {**VERSIONS, TermsDocument.TERMS_OF_USE: "2019-01"}

        with pytest.raises(services.OutdatedTerms):
            services.accept_terms(
                actor=Actor(user_id=user.id),
                user=user,
                versions=outdated,
                language="fr-FR",
                now=NOW,
            )

    def test_asks_again_after_a_new_version(self, monkeypatch):
        user = UserFactory.create()
        assert selectors.has_accepted_terms(user_id=user.id)

        monkeypatch.setitem(VERSIONS, TermsDocument.TERMS_OF_USE, "2031-01")

        assert not selectors.has_accepted_terms(user_id=user.id)
