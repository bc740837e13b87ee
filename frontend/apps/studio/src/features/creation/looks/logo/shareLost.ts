import { contrast } from '@livretier/booklet';

/* Below this, two colours beside each other look like one. */
const seen = 1.5;
const printed = 128;

const colourAt = (pixels: Uint8ClampedArray, at: number) =>
  `#${[0, 1, 2].map((channel) => (pixels[at + channel] ?? 0).toString(16).padStart(2, '0')).join('')}`;

/** Which share of what is printed cannot be told from a ground, 0 to 1. */
export const shareLost = (pixels: Uint8ClampedArray, ground: string) => {
  const known = new Map<string, boolean>();
  const isLost = (colour: string) => {
    const lost = known.get(colour) ?? contrast(colour, ground) < seen;
    known.set(colour, lost);
    return lost;
  };
  let [all, lost] = [0, 0];
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < printed) continue;
    all += 1;
    lost += Number(isLost(colourAt(pixels, at)));
  }
  return all === 0 ? 0 : lost / all;
};

/** A logo of which so much is gone is not recognised. */
export const mostLost = 0.3;
