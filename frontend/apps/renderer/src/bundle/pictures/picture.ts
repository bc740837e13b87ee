import { createHash } from 'node:crypto';
import type { FontName } from '@livretier/booklet';

/** Where something stands on a picture, in pixels. */
type Box = { left: number; top: number; width: number; height: number };

/** What the worker draws as PNG: an SVG without words, then what stands on it. */
type Drawn = {
  svg: string;
  /** Objects of the company; `cover` fills its box, `contain` stays whole. */
  photographs: (Box & { object: string; fits: 'cover' | 'contain' })[];
  /** As large as its box allows, in one of the families. */
  lines: (Box & { text: string; family: FontName; weight: 400 | 600; ink: string; centred: boolean })[];
  /** The sheet of each family. */
  families: Record<string, string>;
};

export type Picture = Drawn & { name: string };

const LETTERS = 16;

/** Named after all that it is drawn from: what is drawn from the same is the same. */
export const pictureOf = (begins: string, drawn: Drawn): Picture => {
  const hash = createHash('sha256').update(JSON.stringify(drawn)).digest('hex').slice(0, LETTERS);
  return { name: `${begins}-${hash}.png`, ...drawn };
};

/** A sheet of this size with something on it. */
export const svgOf = (width: number, height: number, ...parts: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`;

export const rectangle = (left: number, width: number, height: number, fill: string) =>
  `<rect x="${left}" width="${width}" height="${height}" fill="${fill}"/>`;
