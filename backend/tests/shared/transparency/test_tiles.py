from hashlib import sha256
from random import Random

import pytest

from shared.transparency import merkle, tiles
from shared.transparency.tiles import TileName


def _leaves(count: int) -> list[bytes]:
    return [sha256(str(number).encode()).digest() for number in range(count)]


def _grown(leaves: list[bytes], steps: list[int]) -> tiles.Tiles:
    """Added in several goes, each knowing only the right edge, as a recorder does."""
    kept: tiles.Tiles = {}
    size = 0
    for step in steps:
        edge = {place: kept[place] for place in tiles.edge_of(size)}
        kept |= tiles.grow(size, edge, leaves[size : size + step])
        size += step
    return kept


class TestTileName:
    @pytest.mark.parametrize(
        ("name", "path"),
        [
            (TileName(0, 0, 1), "0/000.p/1"),
            (TileName(0, 1234067), "0/x001/x234/067"),  # of the specification
            (TileName(5, 123456078, 2), "5/x123/x456/078.p/2"),  # of golang.org/x/mod
            (TileName(0, 3057500), "0/x003/x057/500"),
        ],
    )
    def test_is_written_as_the_specification_says(self, name, path):
        assert name.path == path
        assert TileName.parse(path) == name

    @pytest.mark.parametrize(
        "path",
        [
            *("", "0", "0/1", "0/0001", "00/001", "64/000", "0/123/456", "0/x000/001", "-1/000"),
            *("0/000.p/0", "0/000.p/256", "0/000.p/01", "0/000.p/", "0/٠٠٠", "0/000\n", "../0/000"),
        ],
    )
    def test_is_not_written_otherwise(self, path):
        assert TileName.parse(path) is None


class TestTilesOf:
    def test_follow_the_example_of_the_specification(self):
        found = list(tiles.tiles_of(70_000))

        assert len([name for name in found if name.level == 0 and name.width == 256]) == 273
        assert [name for name in found if name.level == 0][-1] == TileName(0, 273, 112)
        assert [name for name in found if name.level == 1] == [TileName(1, 0), TileName(1, 1, 17)]
        assert [name for name in found if name.level == 2] == [TileName(2, 0, 1)]

    def test_a_full_tile_is_alone_below_one_hash(self):
        assert list(tiles.tiles_of(256)) == [TileName(0, 0), TileName(1, 0, 1)]


class TestChangedBetween:
    @pytest.mark.parametrize("former", [0, 1, 255, 256, 257, 512, 700, 65_535, 65_536])
    @pytest.mark.parametrize("added", [0, 1, 255, 256, 300])
    def test_is_whatever_the_former_tree_lacked(self, former, added):
        known = set(tiles.tiles_of(former))

        changed = list(tiles.changed_between(former, former + added))

        assert changed == [name for name in tiles.tiles_of(former + added) if name not in known]


class TestGrow:
    @pytest.mark.parametrize("seed", range(6))
    def test_gives_the_same_tiles_whatever_the_steps(self, seed):
        random = Random(seed)
        leaves = _leaves(1500)
        steps = []
        while sum(steps) < len(leaves):
            steps.append(min(random.choice([1, 7, 255, 256, 300]), len(leaves) - sum(steps)))

        assert _grown(leaves, steps) == _grown(leaves, [len(leaves)])

    @pytest.mark.parametrize("size", [1, 2, 255, 256, 257, 700, 66_000])
    def test_the_tiles_hold_the_tree(self, size):
        leaves = _leaves(size)
        kept = _grown(leaves, [size])
        read = tiles.reading(lambda level, index: kept[level, index])
        root = merkle.root_of_hashes(leaves)

        assert {(name.level, name.index): name.width * 32 for name in tiles.tiles_of(size)} == {
            place: len(tile) for place, tile in kept.items()
        }
        assert merkle.root_of(size, read) == root
        for index in {0, size // 2, size - 1}:
            proof = merkle.prove_inclusion(index, size, read)
            assert merkle.includes(
                leaf=leaves[index], index=index, size=size, root=root, proof=proof
            )

    def test_refuses_an_edge_that_does_not_fit(self):
        with pytest.raises(ValueError, match="has 0 hashes, not 3"):
            tiles.grow(3, {}, _leaves(1))
