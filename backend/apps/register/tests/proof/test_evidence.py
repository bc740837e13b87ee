import io
import random
import subprocess
import sys
import zipfile

import pytest

from apps.register.proof import evidence
from apps.register.proof.evidence.checks import check
from apps.register.proof.evidence.names import Refused
from apps.register.proof.evidence.signatures import has_signed
from apps.register.tests.proof.evidence_files import SIGNER, evidence_files, sealed
from shared.transparency.notes import Signer

STRANGER = Signer("example.com/register", bytes(32))
FLIPS = 500


def _run(folder, archive: bytes, *arguments: str) -> subprocess.CompletedProcess[str]:
    """As on a machine that has Python and nothing of ours."""
    for name, data in {"verify.py": evidence.script(), "dossier.zip": archive}.items():
        (folder / name).write_bytes(data)
    command = [sys.executable, "-I", "-S", "verify.py", "dossier.zip", *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


class TestVerifyPy:
    def test_passes_with_nothing_but_python(self, tmp_path):
        ran = _run(tmp_path, sealed(evidence_files()), SIGNER.verifier.text)

        assert (ran.returncode, ran.stderr) == (0, "")
        assert ran.stdout.startswith("Rien n’a été modifié. Cet accusé est valable.")
        assert "Inès Rouquette RH-0012" in ran.stdout

    def test_names_what_was_changed(self, tmp_path):
        changed = sealed(evidence_files()).replace(b"Rouquette", b"Rouquelle")

        ran = _run(tmp_path, changed)

        assert (ran.returncode, ran.stdout) == (
            1,
            "REFUSÉ. prive.json : ce n’est pas le fichier du dossier d’origine\n",
        )

    def test_imports_the_standard_library_only(self):
        lines = evidence.script().decode().splitlines()

        imported = {line.split()[1] for line in lines if line.startswith(("import ", "from "))}
        assert imported <= sys.stdlib_module_names

    def test_says_that_a_receipt_was_cancelled(self, tmp_path):
        ran = _run(tmp_path, sealed(evidence_files(cancelled=True)))

        assert ran.stdout.startswith("Rien n’a été modifié. Cet accusé est ANNULÉ.")


class TestZip:
    def test_opens_with_any_other_program(self):
        files = evidence_files()

        with zipfile.ZipFile(io.BytesIO(sealed(files))) as opened:
            assert opened.testzip() is None
            assert {name: opened.read(name) for name in files} == files

    def test_refuses_and_names_each_of_500_changed_bytes(self):
        archive, drawn = sealed(evidence_files(cancelled=True)), random.Random(28)

        named = []
        for place in drawn.sample(range(len(archive)), FLIPS):
            changed = bytearray(archive)
            changed[place] ^= 1 << drawn.randrange(8)
            with pytest.raises(Refused) as refused:
                check(bytes(changed))
            named.append(refused.value.file)

        assert len(named) == FLIPS
        assert {"accuse.json", "prive.json", "livret.pdf", "verify.py", "zip"} <= set(named)

    @pytest.mark.parametrize("cut", [1, 22, 400, 5000])
    def test_refuses_one_that_was_cut(self, cut):
        with pytest.raises(Refused):
            check(sealed(evidence_files())[:-cut])

    def test_refuses_one_with_something_added(self):
        with pytest.raises(Refused):
            check(sealed(evidence_files()) + b"\0")


class TestTrust:
    """What we could do who hold the key, and what somebody could do who holds another."""

    def test_refuses_another_key_than_the_one_that_is_trusted(self):
        files = evidence_files() | {evidence.KEY: f"{STRANGER.verifier.text}\n".encode()}

        with pytest.raises(Refused) as refused:
            check(sealed(files, STRANGER), trusted=SIGNER.verifier.text)

        assert refused.value.code == "key_other"

    def test_refuses_a_log_that_the_key_of_the_file_has_not_signed(self):
        files = evidence_files() | {evidence.KEY: f"{STRANGER.verifier.text}\n".encode()}

        with pytest.raises(Refused) as refused:
            check(sealed(files, STRANGER))

        assert (refused.value.file, refused.value.code) == ("place.json", "unsigned")

    @pytest.mark.parametrize(
        ("file", "former", "latter", "code"),
        [
            ("accuse.json", b"2026-11-17T22:31:03", b"2026-11-02T22:31:03", "not_recorded"),
            ("prive.json", b"Rouquette", b"Rouquelle", "person_other"),
            ("livret.json", "Sécurité".encode(), b"Securite", "version_other"),
            ("annulation.json", b"2026-11-18", b"2026-11-19", "not_recorded"),
            ("place.json", b'"sequence":2', b'"sequence":3', "not_recorded"),
            ("place.json", b'"size":3', b'"size":4', "checkpoint_other"),
        ],
    )
    def test_refuses_what_we_ourselves_changed_and_sealed_anew(self, file, former, latter, code):
        files = evidence_files(cancelled=True)
        assert former in files[file]
        files[file] = files[file].replace(former, latter)

        with pytest.raises(Refused) as refused:
            check(sealed(files))

        assert refused.value.code == code

    def test_refuses_a_cancellation_of_another_receipt(self):
        files, name = evidence_files(cancelled=True), evidence.CANCELLATION
        files[name] = files[name].replace(b'"receipt":"', b'"receipt":"0', 1)

        with pytest.raises(Refused) as refused:
            check(sealed(files))

        assert refused.value.code == "receipt_other"


class TestSignature:
    # RFC 8032, 7.1, test 3
    KEY = "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025"
    SIGNED = (
        "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac"
        "18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a"
    )

    def test_is_that_of_the_standard(self):
        key, signed = bytes.fromhex(self.KEY), bytes.fromhex(self.SIGNED)

        assert has_signed(key, b"\xaf\x82", signed)
        assert not has_signed(key, b"\xaf\x83", signed)
        assert not has_signed(key, b"\xaf\x82", bytes(64))
        assert not has_signed(b"\xff" * 32, b"\xaf\x82", signed)

    def test_agrees_with_the_library_that_signs(self):
        for number in range(5):
            signer = Signer("a", bytes([number]) * 32)
            signature = signer._key.sign(b"text")

            assert has_signed(signer.verifier.public, b"text", signature)
            assert not has_signed(signer.verifier.public, b"texts", signature)
