from base64 import b64decode
from random import Random

import pytest

from shared.transparency.checkpoints import LogState, open_checkpoint, sign_checkpoint
from shared.transparency.notes import BadNote, Signer, Verifier, open_note

# Of golang.org/x/mod/sumdb/note, and of the specification.
PETER = Verifier.parse("PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW")
PETERS_SEED = b64decode("AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz")[1:]
ENOCH = Verifier.parse("EnochRoot+af0cfe78+ATtqJ7zOtqQtYqOo0CpvDXNlMhV3HeJDpjrASKGLWdop")
TEXT = (
    "If you think cryptography is the answer to your problem,\n"
    "then you don't know what your problem is.\n"
)
PETERS_LINE = "— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n"
ENOCHS_LINE = "— EnochRoot rwz+eBzmZa0SO3NbfRGzPCpDckykFXSdeX+MNtCOXm2/5n2tiOHp+vAF1aGrQ5ovTG01oOTGwnWLox33WWd1RvMc+QQ=\n"
EXAMPLE = Verifier.parse("example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k")
EXAMPLE_NOTE = (
    "This is an example message.\n\n"
    "— example.com/foo Uw2QOkn8srV1yJGh2VYRlL1Tnagv1YEq6TfXppzi2ONncAlTgK7Ztg1ERYNZXsYjOBH3mFXmRKuwHjG1Yu72IneyaQM=\n"
)
OURS = Signer("livretier.test/register", bytes(range(32)))


class TestPublishedVectors:
    def test_we_sign_as_others_do(self):
        assert Signer("PeterNeumann", PETERS_SEED).verifier == PETER
        assert Signer("PeterNeumann", PETERS_SEED).sign(TEXT) == f"{TEXT}\n{PETERS_LINE}"

    def test_we_read_what_others_signed(self):
        assert open_note(EXAMPLE_NOTE, EXAMPLE) == "This is an example message.\n"
        assert open_note(f"{TEXT}\n{PETERS_LINE}{ENOCHS_LINE}", ENOCH, PETER) == TEXT

    def test_a_key_is_written_as_others_write_it(self):
        assert Verifier.parse(EXAMPLE.text) == EXAMPLE
        assert EXAMPLE.text.startswith("example.com/foo+530d903a+")


class TestOpenNote:
    def test_passes_over_signatures_of_unknown_keys(self):
        assert open_note(f"{TEXT}\n{ENOCHS_LINE}{PETERS_LINE}", PETER) == TEXT

    @pytest.mark.parametrize(
        "note",
        [
            TEXT,
            f"{TEXT}\n",
            f"{TEXT}\n{ENOCHS_LINE}",  # nobody known
            f"{TEXT}{PETERS_LINE}",  # no empty line
            f"{TEXT}\n{PETERS_LINE}".rstrip("\n"),
            f"{TEXT}\n{PETERS_LINE}" + "— Bad Name x08go/ZJkuBS\n",
            f"{TEXT}\n{PETERS_LINE}".replace("problem", "problems"),
            f"{TEXT}\n{PETERS_LINE}".replace("nAM=", "nAN="),  # the same bytes, written otherwise
            f"{TEXT}\n{ENOCHS_LINE * 16}{PETERS_LINE}",
            f"\x01{TEXT}\n{PETERS_LINE}",
            f"{TEXT}\n{PETERS_LINE.replace('PeterNeumann', 'CarmenSandiego')}",
        ],
    )
    def test_refuses_what_is_no_note(self, note):
        with pytest.raises(BadNote):
            open_note(note, PETER)

    @pytest.mark.parametrize(
        "key",
        [
            "PeterNeumann+c74f20a4+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW",
            "PeterNeumann+173116ae+ZRpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW",
            "PeterNeumann+cc469956+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TWBADKEY==",
            "PeterNeumann",
        ],
    )
    def test_refuses_a_key_that_does_not_fit_its_name(self, key):
        with pytest.raises(BadNote):
            Verifier.parse(key)


class TestCheckpoint:
    def test_says_which_log_how_long_and_which_root(self):
        note = sign_checkpoint(size=7, root=b"r" * 32, signer=OURS)

        assert open_checkpoint(note, OURS.verifier) == LogState(OURS.name, 7, b"r" * 32)
        assert note.startswith(
            "livretier.test/register\n7\ncnJycnJycnJycnJycnJycnJycnJycnJycnJycnJycnI=\n\n— "
        )

    def test_every_single_byte_that_changes_is_noticed(self):
        random = Random(20)
        note = sign_checkpoint(size=20852163, root=b"r" * 32, signer=OURS).encode()
        for place in range(len(note)):
            other = bytearray(note)
            other[place] ^= random.randrange(1, 256)

            with pytest.raises(ValueError):  # noqa: PT011 - BadNote, or no UTF-8 at all
                open_checkpoint(other.decode(), OURS.verifier)

    def test_the_log_of_another_is_not_ours(self):
        note = Signer(OURS.name, OURS.seed).sign(LogState("other.test", 1, bytes(32)).text)

        with pytest.raises(BadNote):
            open_checkpoint(note, OURS.verifier)
