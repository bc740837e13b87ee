import type { ShelfChapter } from './shelfQuery';

/** The parts of the shelf, as its tabs name them. */
export const shelves = {
  recommended: ({ recommended, mandatory }: ShelfChapter) => recommended || mandatory,
  mandatory: ({ mandatory }: ShelfChapter) => mandatory,
  own: ({ own }: ShelfChapter) => own,
  all: () => true,
} as const;

export type ShelfName = keyof typeof shelves;

export const shelfNames = Object.keys(shelves) as ShelfName[];
