import { type Colours, darkOf, mix, nearestCompliant, type Theme, themeVariables } from '@livretier/booklet';

/* A theme that cannot be read as it is wears the nearest shades that can. */
const readable = ({ text, accent, background, primary }: Colours): Colours => ({
  primary,
  background,
  text: nearestCompliant(text, background),
  accent: nearestCompliant(accent, background),
});

const inksOf = (theme: Theme, colours: Colours) => {
  const worn = themeVariables({ ...theme, colours });
  const colour = (name: string) => worn[`--lvr-${name}`] ?? '';
  return {
    ground: mix(colours.background, colours.text, 0.05),
    sheet: colour('bg'),
    card: colour('surface'),
    line: colour('line'),
    ink: colour('ink'),
    paler: colour('ink-2'),
    link: colour('primary-ink'),
    button: colour('primary'),
    onButton: colour('on-primary'),
    band: colour('cover'),
    onBand: colour('cover-ink'),
  };
};

export type Inks = ReturnType<typeof inksOf>;

/** What a message wears by day, and on a screen that is dark. */
export const inksIn = (theme: Theme) => {
  const colours = readable(theme.colours);
  return { light: inksOf(theme, colours), dark: inksOf(theme, darkOf(colours)) };
};

/** Each ink, and what it is read on. */
export const readOn: readonly (readonly [keyof Inks, keyof Inks])[] = [
  ['ink', 'sheet'],
  ['ink', 'card'],
  ['paler', 'sheet'],
  ['paler', 'card'],
  ['link', 'sheet'],
  ['onButton', 'button'],
  ['onBand', 'band'],
];
