import type { BookletContent } from './content';

/** What the script of readers counts with: for each chapter its id, its minutes and its pages. */
export const chapterData = ({ chapters, structure, ordered }: BookletContent) => ({
  'data-chapters': JSON.stringify(
    chapters.map(({ id, minutes, pages }) => [id, minutes, pages.map((page) => page.id)]),
  ),
  'data-structure': structure,
  'data-ordered': ordered || undefined,
});

export const minutesOf = ({ chapters }: BookletContent) => chapters.reduce((sum, { minutes }) => sum + minutes, 0);
