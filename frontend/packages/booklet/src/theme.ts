import type { DrawingName } from './drawings';
import type { FontName } from './fonts';

export const sizes = [16, 17, 19, 21] as const;

/** The four colours that somebody chooses, as #rrggbb; all the others follow from them. */
export type Colours = { primary: string; accent: string; background: string; text: string };

/** What a booklet wears. */
export type Theme = {
  /** One of ours, `logo` when the colours come from it, `own` when somebody chose them. */
  palette: string;
  colours: Colours;
  fonts: { title: FontName; text: FontName };
  size: (typeof sizes)[number];
  /** A picture is named by its id in the media library, and wins over the drawing. */
  cover: { drawing: DrawingName; picture: string | null };
  /** Of its colours, those that may be taken up; without a list, all that were proposed. */
  logo: { media: string; alt: string; colours?: string[] | null } | null;
};

export const paletteNames = ['plateau', 'encre', 'bordeaux', 'lagune'] as const;

export type PaletteName = (typeof paletteNames)[number];

export const palettes: Record<PaletteName, Colours> = {
  plateau: { primary: '#1e5545', accent: '#a9521a', background: '#fbf7ee', text: '#1c2b25' },
  encre: { primary: '#1b3a7d', accent: '#b0521a', background: '#f7f9fd', text: '#14203a' },
  bordeaux: { primary: '#7c2d3a', accent: '#8a5a12', background: '#fcf7f2', text: '#2e1a1c' },
  lagune: { primary: '#14525b', accent: '#ae4a28', background: '#f4faf9', text: '#12302f' },
};

export const defaultTheme: Theme = {
  palette: 'plateau',
  colours: palettes.plateau,
  fonts: { title: 'young_serif', text: 'source_sans' },
  size: 17,
  cover: { drawing: 'hills', picture: null },
  logo: null,
};
