import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { CompaniesSearch } from '../../../../shared/companiesSearch';
import { paths } from '../../../../shared/paths';
import type { CompanyQuery } from '../types';

const route = getRouteApi(`/admin${paths.companies}`);

/* An address of all cursors would be refused one day. */
const remembered = 40;

const queryOf = ({ recherche, type, statut }: CompaniesSearch): CompanyQuery => ({
  search: recherche ?? '',
  kind: type ?? null,
  status: statut ?? null,
});

/** Which companies are asked for, from the address; whatever changes it writes it there. */
export const useCompaniesSearch = () => {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const turn = useCallback(
    (cursors: readonly string[]) => {
      const suite = cursors.length > 0 ? cursors.slice(-remembered) : undefined;
      void navigate({ to: paths.companies, search: (old) => ({ ...old, suite }) });
    },
    [navigate],
  );
  const filter = (change: Omit<CompaniesSearch, 'suite'>) =>
    void navigate({
      to: '.',
      search: (old) => ({ ...old, ...change, suite: undefined }),
      replace: true,
      resetScroll: false,
    });
  return {
    search,
    wanted: queryOf(search),
    filtered: Boolean(search.recherche || search.type || search.statut),
    turn,
    filter,
    clear: () => filter({ recherche: undefined, type: undefined, statut: undefined }),
  };
};
