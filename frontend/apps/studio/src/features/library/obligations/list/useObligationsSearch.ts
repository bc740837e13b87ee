import { getRouteApi } from '@tanstack/react-router';
import type { ObligationsSearch } from '../../../../shared/librarySearch';
import { paths } from '../../../../shared/paths';
import type { ObligationQuery } from '../../types';
import { useListSearch } from '../../useListSearch';

const route = getRouteApi(`/admin${paths.obligations}`);

const queryOf = ({ recherche, statut, secteur, niveau, aVerifier, doute }: ObligationsSearch): ObligationQuery => ({
  search: recherche ?? '',
  status: statut ?? null,
  sector: secteur ?? null,
  level: niveau ?? null,
  overdue: aVerifier ?? false,
  doubtful: doute ?? false,
});

/** Which obligations are asked for, from the address; whatever changes it writes it there. */
export const useObligationsSearch = () => {
  const search = route.useSearch();
  const { suite: _, ...filters } = search;
  return {
    search,
    wanted: queryOf(search),
    filtered: Object.values(filters).some(Boolean),
    ...useListSearch<ObligationsSearch>(),
  };
};
