export const fontNames = [
  'young_serif',
  'source_sans',
  'atkinson',
  'lexend',
  'nunito_sans',
  'literata',
  'figtree',
  'bricolage',
] as const;

export type FontName = (typeof fontNames)[number];

type Font = {
  label: string;
  /** What CSS asks for, with what stands in until it is there. */
  family: string;
  /** How heavy its titles are. */
  titleWeight: 400 | 600;
  /** Drawn so that letters are not mistaken for one another. */
  easy: boolean;
  use: 'title' | 'text' | 'both';
  /** Loads the family, which no page does before it is chosen. */
  sheet: () => Promise<unknown>;
};

const sans = (name: string) => `"${name}", system-ui, sans-serif`;
const serif = (name: string) => `"${name}", georgia, serif`;
const variable = (name: string) => `${name} Variable`;

export const fonts: Record<FontName, Font> = {
  young_serif: {
    label: 'Young Serif',
    family: serif('Young Serif'),
    titleWeight: 400,
    easy: false,
    use: 'title',
    sheet: () => import('./fonts/young_serif.css'),
  },
  source_sans: {
    label: 'Source Sans 3',
    family: sans(variable('Source Sans 3')),
    titleWeight: 600,
    easy: false,
    use: 'both',
    sheet: () => import('./fonts/source_sans.css'),
  },
  atkinson: {
    label: 'Atkinson Hyperlegible Next',
    family: sans(variable('Atkinson Hyperlegible Next')),
    titleWeight: 600,
    easy: true,
    use: 'both',
    sheet: () => import('./fonts/atkinson.css'),
  },
  lexend: {
    label: 'Lexend',
    family: sans(variable('Lexend')),
    titleWeight: 600,
    easy: true,
    use: 'both',
    sheet: () => import('./fonts/lexend.css'),
  },
  nunito_sans: {
    label: 'Nunito Sans',
    family: sans(variable('Nunito Sans')),
    titleWeight: 600,
    easy: false,
    use: 'both',
    sheet: () => import('./fonts/nunito_sans.css'),
  },
  literata: {
    label: 'Literata',
    family: serif(variable('Literata')),
    titleWeight: 600,
    easy: false,
    use: 'both',
    sheet: () => import('./fonts/literata.css'),
  },
  figtree: {
    label: 'Figtree',
    family: sans(variable('Figtree')),
    titleWeight: 600,
    easy: false,
    use: 'both',
    sheet: () => import('./fonts/figtree.css'),
  },
  bricolage: {
    label: 'Bricolage Grotesque',
    family: sans(variable('Bricolage Grotesque')),
    titleWeight: 600,
    easy: false,
    use: 'title',
    sheet: () => import('./fonts/bricolage.css'),
  },
};
