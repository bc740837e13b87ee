import { type Colours, type PaletteName, paletteNames, palettes } from '@livretier/booklet';

export const colourNames = ['primary', 'accent', 'background', 'text'] as const satisfies readonly (keyof Colours)[];

export const isPalette = (name: string): name is PaletteName => paletteNames.some((one) => one === name);

/** Which colours of a palette were changed since it was chosen. */
export const changedSince = (palette: PaletteName, colours: Colours) =>
  colourNames.filter((name) => palettes[palette][name] !== colours[name]);
