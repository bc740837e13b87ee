import { getRouteApi } from '@tanstack/react-router';
import type { ChaptersSearch } from '../../../../shared/librarySearch';
import { paths } from '../../../../shared/paths';
import type { ChapterQuery } from '../../types';
import { useListSearch } from '../../useListSearch';

const route = getRouteApi(`/admin${paths.chapters}`);

const queryOf = ({ recherche, statut, secteur, obligation, origine }: ChaptersSearch): ChapterQuery => ({
  search: recherche ?? '',
  status: statut ?? null,
  sector: secteur ?? null,
  obligation: obligation ?? null,
  scope: origine ?? null,
});

/** Which chapters are asked for, from the address; whatever changes it writes it there. */
export const useChaptersSearch = () => {
  const search = route.useSearch();
  const { suite: _, ...filters } = search;
  return {
    search,
    wanted: queryOf(search),
    filtered: Object.values(filters).some(Boolean),
    ...useListSearch<ChaptersSearch>(),
  };
};

export type Asked = ReturnType<typeof useChaptersSearch>;
