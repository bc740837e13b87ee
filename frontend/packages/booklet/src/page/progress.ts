import type { BookletContent } from '../content';
import type { findPage } from '../places';

export type Found = NonNullable<ReturnType<typeof findPage>>;

/** How far a page is: within its chapter, or on a guided path within the whole. */
export const progressOf = (content: BookletContent, { chapter, chapterIndex, index }: Found) => {
  if (content.structure !== 'guided_path') return { unit: 'page' as const, index, count: chapter.pages.length };
  const sizes = content.chapters.map(({ pages }) => pages.length);
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
  return { unit: 'step' as const, index: sum(sizes.slice(0, chapterIndex)) + index, count: sum(sizes) };
};
