import type { Colours } from '../theme';
import { contrast, type Verdict, verdict } from './contrast';
import { buttonInk, secondaryInk } from './inks';
import { nearestCompliant } from './nearest';

export const pairNames = ['text', 'button', 'secondary', 'accent'] as const;
export type PairName = (typeof pairNames)[number];

export type Pair = {
  name: PairName;
  front: string;
  back: string;
  ratio: number;
  verdict: Verdict;
  /** The nearest shade with which the pair can be read, where a chosen colour is why it cannot. */
  proposal: { of: keyof Colours; colour: string; ratio: number } | null;
};

const propose = (of: keyof Colours, colour: string, back: string) => {
  if (contrast(colour, back) >= 4.5) return null;
  const nearest = nearestCompliant(colour, back);
  return { of, colour: nearest, ratio: contrast(nearest, back) };
};

/** What is written on what with these colours, and how well it can be read. */
export const pairs = (colours: Colours): Pair[] => {
  const { accent, background, primary, text } = colours;
  const pair = (name: PairName, front: string, back: string, proposal: Pair['proposal'] = null): Pair => {
    const ratio = contrast(front, back);
    return { name, front, back, ratio, verdict: verdict(ratio), proposal };
  };
  return [
    pair('text', text, background, propose('text', text, background)),
    pair('button', buttonInk(colours), primary),
    pair('secondary', secondaryInk(colours), background),
    pair('accent', accent, background, propose('accent', accent, background)),
  ];
};
