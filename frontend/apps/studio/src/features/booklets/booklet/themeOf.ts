import type { components } from '@livretier/api';
import { type DrawingName, defaultTheme, drawingNames, type Theme } from '@livretier/booklet';

const isDrawing = (name: string): name is DrawingName => drawingNames.some((known) => known === name);

/** What a booklet wears, from what the server tells: a drawing that this version does not know is replaced. */
export const themeOf = ({ cover, logo, ...rest }: components['schemas']['Theme']): Theme => ({
  ...rest,
  cover: {
    drawing: isDrawing(cover.drawing) ? cover.drawing : defaultTheme.cover.drawing,
    picture: cover.picture ?? null,
  },
  logo: logo ?? null,
});
