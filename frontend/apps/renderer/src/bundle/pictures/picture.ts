import { createHash } from 'node:crypto';
import type { FontName, Theme } from '@livretier/booklet';
import { builtName } from '../../assets';
import type { Bundle } from '../bundleInput';

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

/** The families that a theme wears, with the sheets that say where their letters are. */
export const familiesOf = ({ fonts: { title, text } }: Theme) =>
  Object.fromEntries([title, text].map((family) => [family, builtName(`${family}.css`)]));

type File = Bundle['media'][string];

const nameIn = (src: string) => src.match(/^o\/([\w.-]+\.(?:webp|png|jpe?g))$/)?.[1];

/** The object of a picture that is wide enough, or else its widest; nothing when it is none that can be drawn. */
export const objectOf = (file: File | undefined, wanted: number) => {
  if (file?.kind !== 'image') return undefined;
  const enough = file.renditions.toSorted((one, other) => one.width - other.width).find(({ width }) => width >= wanted);
  return nameIn(enough?.webp ?? file.src);
};
