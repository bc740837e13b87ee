import { useQueryClient } from '@tanstack/react-query';
import { pagesQuery } from '../source/queries';
import type { Manuscript, PageLine } from '../source/types';
import { useEditing } from './context';

/** What this window knows of the manuscript: changed at once, asked for again once the server has it. */
export const useManuscriptCache = () => {
  const client = useQueryClient();
  const { source } = useEditing();
  const { queryKey } = pagesQuery(source);
  const tellElsewhere = () => client.invalidateQueries({ queryKey: source.elsewhere });
  const refresh = () => {
    void tellElsewhere();
    return client.invalidateQueries({ queryKey });
  };
  const change = (lines: (pages: PageLine[]) => PageLine[]) =>
    client.setQueryData(queryKey, (known: Manuscript | undefined) => known && { ...known, pages: lines(known.pages) });
  const update = (id: string, changes: Partial<PageLine>) =>
    change((pages) => pages.map((page) => (page.id === id ? { ...page, ...changes } : page)));
  const replace = (manuscript: Manuscript) => {
    client.setQueryData(queryKey, manuscript);
    void tellElsewhere();
  };
  return { refresh, change, update, replace, tellElsewhere };
};
