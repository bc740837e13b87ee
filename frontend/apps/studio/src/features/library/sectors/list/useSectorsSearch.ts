import { getRouteApi } from '@tanstack/react-router';
import type { SectorsSearch } from '../../../../shared/librarySearch';
import { paths } from '../../../../shared/paths';
import type { SectorQuery } from '../../types';
import { useListSearch } from '../../useListSearch';

const route = getRouteApi(`/admin${paths.sectors}`);

const queryOf = ({ recherche, statut }: SectorsSearch): SectorQuery => ({
  search: recherche ?? '',
  status: statut ?? null,
});

/** Which sectors are asked for, from the address; whatever changes it writes it there. */
export const useSectorsSearch = () => {
  const search = route.useSearch();
  return {
    search,
    wanted: queryOf(search),
    filtered: Boolean(search.recherche || search.statut),
    ...useListSearch<SectorsSearch>(),
  };
};
