import { useQuery } from '@tanstack/react-query';
import { outlineQuery } from '@/features/booklets/api';
import type { CoverageLine } from './states';

/** The pages that speak of an obligation, each with the title of its chapter. */
export const useCoveringPages = (bookletId: string) => {
  const chapters = useQuery(outlineQuery(bookletId)).data?.chapters ?? [];
  return (line: Pick<CoverageLine, 'covered_by'>) => {
    const covering = new Set(line.covered_by.flatMap(({ pages }) => pages));
    return chapters.flatMap((chapter) =>
      chapter.pages.filter(({ id }) => covering.has(id)).map((page) => ({ ...page, chapterTitle: chapter.title })),
    );
  };
};
