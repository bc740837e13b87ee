import pytest
from cryptography.fernet import InvalidToken

from shared.sealing import seal, unseal


class TestSealing:
    def test_hides_what_it_gives_back(self):
        sealed = seal(b"un secret", purpose="essai")

        assert b"un secret" not in sealed
        assert unseal(sealed, purpose="essai") == b"un secret"

    def test_opens_for_its_purpose_and_its_installation_only(self, settings):
        sealed = seal(b"un secret", purpose="essai")

        with pytest.raises(InvalidToken):
            unseal(sealed, purpose="autre")
        settings.SECRET_KEY = "une autre installation"
        with pytest.raises(InvalidToken):
            unseal(sealed, purpose="essai")
