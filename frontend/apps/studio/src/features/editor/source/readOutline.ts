import type { components } from '@livretier/api';
import type { Manuscript } from './types';

type Schemas = components['schemas'];

/** A booklet as the editor sees it: one row of pages, and the plan that they stand in. */
export const readOutline = ({ booklet, chapters, removed, obligations, abilities }: Schemas['Outline']): Manuscript => {
  const lines = chapters.flatMap(({ pages }) => pages);
  return {
    title: booklet.name,
    status: booklet.status,
    obligations,
    pages: lines.filter((line) => !line.removed),
    abilities,
    plan: {
      booklet: { ...booklet, abilities },
      chapters: chapters.map(({ pages, ...chapter }) => chapter),
      removedPages: lines.filter((line) => line.removed),
      removedChapters: removed,
    },
  };
};
