import { describe, expect, it } from 'vitest';
import { note } from '../../e2e/support/figures';
import { contrast, verdict } from '../packages/booklet/src/colours/contrast';
import { nearestCompliant } from '../packages/booklet/src/colours/nearest';
import { type Pair, pairs } from '../packages/booklet/src/colours/pairs';
import type { Colours } from '../packages/booklet/src/theme';

const PALETTES = 10_000;
const SAMPLES = 1_000;

/* Mulberry32: the same colours in every run. */
const generator = (seed: number) => {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) % below;
  };
};

/* A second opinion, after the definitions of WCAG 2.2 and of OKLab: it shares nothing with what it judges. */
const lights = Float64Array.from({ length: 256 }, (_, level) => {
  const share = level / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
const red = (colour: number) => lights[colour >> 16] ?? 0;
const green = (colour: number) => lights[(colour >> 8) & 255] ?? 0;
const blue = (colour: number) => lights[colour & 255] ?? 0;
const luminance = (colour: number) => 0.2126 * red(colour) + 0.7152 * green(colour) + 0.0722 * blue(colour);
const ratioOf = (one: number, other: number) => {
  const first = luminance(one) + 0.05;
  const second = luminance(other) + 0.05;
  return first > second ? first / second : second / first;
};
const levelOf = (ratio: number) => ['insufficient', 'large', 'AA', 'AAA'][[3, 4.5, 7].filter((x) => ratio >= x).length];

/** The coordinates of a colour, written where the caller wants them: asked twenty million times. */
const locate = (colour: number, place: Float64Array, index = 0) => {
  const r = red(colour);
  const g = green(colour);
  const b = blue(colour);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  place[index] = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  place[index + 1] = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  place[index + 2] = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
};
const apart = (one: Float64Array, other: Float64Array, index = 0) => {
  const x = (one[0] ?? 0) - (other[index] ?? 0);
  const y = (one[1] ?? 0) - (other[index + 1] ?? 0);
  const z = (one[2] ?? 0) - (other[index + 2] ?? 0);
  return Math.sqrt(x * x + y * y + z * z);
};
const here = new Float64Array(3);
const there = new Float64Array(3);

/** How far two colours are from each other in OKLab. */
const distance = (one: number, other: number) => {
  locate(one, here);
  locate(other, there);
  return apart(here, there);
};

const hex = (colour: number) => `#${colour.toString(16).padStart(6, '0')}`;
const number = (colour: string) => Number.parseInt(colour.slice(1), 16);

const draw = generator(8);
const anyColour = () => draw(2 ** 24);
const cube = Int32Array.from({ length: 5_000 }, anyColour);
const lightness = Float64Array.from(cube, luminance);
const places = new Float64Array(3 * cube.length);
for (const [index, colour] of cube.entries()) locate(colour, places, 3 * index);

/** How far the nearest of many passing colours is: half of them of anywhere, the others around what was proposed. */
const nearestOfSamples = (chosen: number, ground: number, proposal: number) => {
  const dark = (luminance(ground) + 0.05) / 4.5 - 0.05;
  const bright = (luminance(ground) + 0.05) * 4.5 - 0.05;
  const passes = (light: number) => light <= dark || light >= bright;
  locate(chosen, here);
  let nearest = Number.POSITIVE_INFINITY;
  let count = 0;
  for (let i = 0; i < cube.length && count < SAMPLES / 2; i++)
    if (passes(lightness[i] ?? 0)) {
      nearest = Math.min(nearest, apart(here, places, 3 * i));
      count += 1;
    }
  const close = (level: number) => Math.min(255, Math.max(0, level + draw(17) - 8));
  while (count < SAMPLES) {
    const colour = (close(proposal >> 16) << 16) | (close((proposal >> 8) & 255) << 8) | close(proposal & 255);
    if (!passes(luminance(colour))) continue;
    locate(colour, there);
    nearest = Math.min(nearest, apart(here, there));
    count += 1;
  }
  return nearest;
};

const randomColours = () => ({
  primary: hex(anyColour()),
  accent: hex(anyColour()),
  background: hex(anyColour()),
  text: hex(anyColour()),
});

const isJudgedWrongly = (pair: Pair) => {
  const ratio = ratioOf(number(pair.front), number(pair.back));
  return pair.verdict !== levelOf(ratio) || Math.abs(pair.ratio - ratio) > 1e-9;
};

describe('random palettes', () => {
  it('are judged as WCAG does, and the shades proposed for them pass and are the nearest', () => {
    const counts = { verdicts: 0, wrong: 0, proposals: 0, failing: 0, farther: 0 };
    const judge = (pair: Pair, colours: Colours) => {
      counts.verdicts += 1;
      counts.wrong += isJudgedWrongly(pair) ? 1 : 0;
      if (!pair.proposal) return;
      const from = number(colours[pair.proposal.of]);
      const on = number(pair.back);
      const to = number(pair.proposal.colour);
      counts.proposals += 1;
      counts.failing += ratioOf(to, on) < 4.5 ? 1 : 0;
      counts.farther += distance(from, to) > nearestOfSamples(from, on, to) + 1e-12 ? 1 : 0;
    };

    for (let count = 0; count < PALETTES; count++) {
      const colours = randomColours();
      for (const pair of pairs(colours)) judge(pair, colours);
    }

    const { verdicts, wrong, proposals, failing, farther } = counts;
    note(
      {
        goal_name: 'Booklets D',
        what: `${PALETTES} random palettes: ${verdicts} verdicts beside WCAG’s formula, ${proposals} proposed shades beside ${SAMPLES} sampled colours that pass`,
        measured: `${wrong} wrong verdicts, ${failing} shades that fail, ${farther} with a nearer one`,
        goal: '0, 0, 0',
        met: wrong + failing + farther === 0,
      },
      'make test-frontend',
    );
    expect(counts).toMatchObject({ wrong: 0, failing: 0, farther: 0 });
    expect(verdicts).toBe(4 * PALETTES);
    expect(proposals).toBeGreaterThan(PALETTES);
  });

  it('get the nearest of all 16 777 216 colours', () => {
    const [accent, background] = [0xe5a15f, 0xfbf7ee];
    let nearest = Number.POSITIVE_INFINITY;
    for (let colour = 0; colour < 2 ** 24; colour++)
      if (ratioOf(colour, background) >= 4.5) nearest = Math.min(nearest, distance(accent, colour));

    expect(distance(accent, number(nearestCompliant(hex(accent), hex(background))))).toBeCloseTo(nearest, 12);
  });
});

describe('a contrast', () => {
  it.each([
    ['#ffffff', '#000000', 21, 'AAA'],
    ['#767676', '#ffffff', 4.54, 'AA'],
    ['#777777', '#ffffff', 4.48, 'large'],
    ['#e5a15f', '#fbf7ee', 2.05, 'insufficient'],
  ])('of %s on %s is %f: %s', (one, other, ratio, level) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
    expect(verdict(contrast(one, other))).toBe(level);
  });
});
