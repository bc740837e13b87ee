import { afterStep } from '@/shared/order';
import type { Manuscript, PagePlace } from '../source/types';

type Line = { id: string };
type Placed = Line & { chapter?: string };

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

type Named = Pick<Manuscript['obligations'][number], 'id' | 'label'>;
type Covering = { obligations: readonly Named[]; pages: readonly (Line & { obligations: string[] })[] };

/** The obligations that only these pages cover. */
export const uncoveredBy = ({ pages, obligations }: Covering, ids: readonly string[]) => {
  const said = (among: Covering['pages']) => new Set(among.flatMap((page) => page.obligations));
  const own = said(pages.filter(({ id }) => ids.includes(id)));
  const others = said(pages.filter(({ id }) => !ids.includes(id)));
  return obligations.filter((one) => own.has(one.id) && !others.has(one.id));
};
