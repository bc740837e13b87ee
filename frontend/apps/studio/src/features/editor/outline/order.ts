import type { PagePlace } from '../source/types';

type Line = { id: string };
type Placed = Line & { chapter?: string };

/** The pages once one of them stands after another, or first. */
export const moved = <Page extends Line>(pages: readonly Page[], id: string, after: string | null): Page[] => {
  const page = pages.find((candidate) => candidate.id === id);
  const others = pages.filter((candidate) => candidate.id !== id);
  if (!page) return others;
  const index = after === null ? 0 : others.findIndex((candidate) => candidate.id === after) + 1;
  return [...others.slice(0, index), page, ...others.slice(index)];
};

/** What a page stands after once it has moved by one; undefined at the edge. */
export const afterStep = (pages: readonly Line[], id: string, direction: -1 | 1): string | null | undefined => {
  const others = pages.filter((page) => page.id !== id);
  const index = pages.findIndex((page) => page.id === id) + direction;
  if (index < 0 || index > others.length) return undefined;
  return others[index - 1]?.id ?? null;
};

/** What something stands after once it is dropped before the line of this index; undefined where it stood already. */
export const afterDrop = (lines: readonly Line[], id: string, index: number): string | null | undefined => {
  const from = lines.findIndex((line) => line.id === id);
  if (from >= 0 && (index === from || index === from + 1)) return undefined;
  return lines[index - 1]?.id ?? null;
};

export const pagesIn = <Page extends Placed>(pages: readonly Page[], chapter: string | undefined) =>
  pages.filter((page) => page.chapter === chapter);

/** The pages, chapter after chapter; as they are where there is no chapter. */
export const inChapters = <Page extends Placed>(pages: Page[], chapters: readonly Line[] | undefined): Page[] =>
  chapters ? chapters.flatMap(({ id }) => pagesIn(pages, id)) : pages;

/** Where a page stands once it has moved by one: past the edge of its chapter it enters the next. */
export const placeAfterStep = (
  pages: readonly Placed[],
  chapters: readonly Line[] | undefined,
  id: string,
  direction: -1 | 1,
): PagePlace | undefined => {
  const chapter = pages.find((page) => page.id === id)?.chapter;
  const after = afterStep(pagesIn(pages, chapter), id, direction);
  if (after !== undefined) return { chapter, after };
  const next = chapters?.[chapters.findIndex((one) => one.id === chapter) + direction];
  if (!next) return undefined;
  return { chapter: next.id, after: direction > 0 ? null : (pagesIn(pages, next.id).at(-1)?.id ?? null) };
};
