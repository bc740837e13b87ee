import { useQueries } from '@tanstack/react-query';
import { useEditing } from '../session/context';
import { closedPageQuery } from '../source/queries';
import type { Issue } from './types';
import { reportOf } from './useReport';

export type PageIssues = { id: string; title: string; issues: readonly Issue[] };

/** What the checks say of the pages that are not open: as they were saved, once somebody asks for it. */
export const useOtherPages = (wanted: boolean) => {
  const { source, manuscript, pageId } = useEditing();
  const others = manuscript.pages.filter(({ id }) => id !== pageId);
  const found = useQueries({ queries: others.map(({ id }) => ({ ...closedPageQuery(source, id), enabled: wanted })) });
  const pages = found.flatMap(({ data }, index): PageIssues[] => {
    const line = others[index];
    return data && line ? [{ id: line.id, title: line.title, issues: reportOf(data.document).issues }] : [];
  });
  return {
    count: others.length,
    faulty: pages.filter(({ issues }) => issues.length > 0),
    isChecking: found.some(({ isFetching }) => isFetching),
    isMissing: found.some(({ isError }) => isError),
  };
};
