from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shared.transparency import merkle
from tests.shared.transparency.trees import LEAVES, naive_read, naive_root

ROOTS = [
    "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
    "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
    "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
    "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
    "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
    "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
    "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
    "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328",
]
FIRST_OF_EIGHT = [
    "96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7",
    "5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e",
    "6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4",
]
SIX_TO_EIGHT = [
    "0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a",
    "ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0",
    "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
]


class TestPublishedVectors:
    def test_an_empty_tree_has_the_hash_of_nothing(self):
        assert merkle.EMPTY_ROOT.hex() == (
            "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
        )

    @pytest.mark.parametrize("size", range(1, 9))
    def test_roots_are_those_of_certificate_transparency(self, size):
        hashes = [merkle.leaf_hash(leaf) for leaf in LEAVES[:size]]

        assert merkle.root_of_hashes(hashes).hex() == ROOTS[size - 1]
        assert merkle.root_of(size, naive_read(LEAVES)).hex() == ROOTS[size - 1]

    def test_proofs_are_those_of_certificate_transparency(self):
        included = merkle.prove_inclusion(0, 8, naive_read(LEAVES))
        consistent = merkle.prove_consistency(6, 8, naive_read(LEAVES))

        assert [step.hex() for step in included] == FIRST_OF_EIGHT
        assert [step.hex() for step in consistent] == SIX_TO_EIGHT


def _leaves(count: int) -> list[bytes]:
    return [f"leaf {number}".encode() for number in range(count)]


class TestAgainstANaiveTree:
    @settings(max_examples=150, deadline=None)
    @given(st.integers(1, 70), st.data())
    def test_every_leaf_is_proved_and_no_other(self, size, data):
        leaves, index = _leaves(size), data.draw(st.integers(0, size - 1))
        proof = merkle.prove_inclusion(index, size, naive_read(leaves))
        said = {"index": index, "size": size, "root": naive_root(leaves), "proof": proof}

        assert merkle.includes(leaf=merkle.leaf_hash(leaves[index]), **said)
        assert not merkle.includes(leaf=merkle.leaf_hash(b"other"), **said)

    @settings(max_examples=150, deadline=None)
    @given(st.integers(1, 70), st.data())
    def test_every_beginning_is_proved_and_no_other(self, size, data):
        leaves, former = _leaves(size), data.draw(st.integers(1, size))
        proof = merkle.prove_consistency(former, size, naive_read(leaves))
        said = {"former": former, "size": size, "root": naive_root(leaves), "proof": proof}
        rewritten = [b"rewritten", *leaves[1:former]]

        assert merkle.extends(former_root=naive_root(leaves[:former]), **said)
        assert not merkle.extends(former_root=naive_root(rewritten), **said)

    def test_a_proof_with_one_bit_changed_proves_nothing(self):
        random, leaves = Random(20), _leaves(50)
        root, read = naive_root(leaves), naive_read(leaves)
        for _ in range(300):
            index = random.randrange(50)
            proof = merkle.prove_inclusion(index, 50, read)
            step, bit = random.randrange(len(proof)), random.randrange(256)
            changed = int.from_bytes(proof[step]) ^ (1 << bit)
            proof[step] = changed.to_bytes(32)

            assert not merkle.includes(
                leaf=merkle.leaf_hash(leaves[index]), index=index, size=50, root=root, proof=proof
            )

    @pytest.mark.parametrize("change", ["longer", "shorter"])
    def test_a_proof_of_another_length_proves_nothing(self, change):
        leaves = _leaves(13)
        proof = merkle.prove_inclusion(4, 13, naive_read(leaves))
        proof = [*proof, bytes(32)] if change == "longer" else proof[:-1]

        assert not merkle.includes(
            leaf=merkle.leaf_hash(leaves[4]), index=4, size=13, root=naive_root(leaves), proof=proof
        )

    def test_what_is_outside_the_tree_has_no_proof(self):
        with pytest.raises(ValueError, match="no leaf 3"):
            merkle.prove_inclusion(3, 3, naive_read(_leaves(3)))
        with pytest.raises(ValueError, match="no tree of 4"):
            merkle.prove_consistency(4, 3, naive_read(_leaves(3)))
