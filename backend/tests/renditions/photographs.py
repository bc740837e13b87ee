"""Photographs that nobody took: always the same, and as heavy as those of a telephone."""

from pathlib import Path

import pyvips

WIDTH, HEIGHT = 4000, 3000


def take(number: int, file: Path) -> None:
    """Hills of light, leaves and grain: twelve megapixels, about three megabytes."""
    light = pyvips.Image.perlin(WIDTH, HEIGHT, cell_size=400, seed=number) * 70 + 120
    leaves = pyvips.Image.perlin(WIDTH, HEIGHT, cell_size=24, seed=number + 1000) * 35
    grain = pyvips.Image.gaussnoise(WIDTH, HEIGHT, sigma=9, mean=0, seed=number)
    bands = [
        light + leaves + grain,
        light * 0.9 + leaves + grain + 12,
        light * 1.1 - leaves + grain,
    ]
    image = bands[0].bandjoin(bands[1:]).cast("uchar").copy(interpretation="srgb")
    image.jpegsave(str(file), Q=88, keep="none")
