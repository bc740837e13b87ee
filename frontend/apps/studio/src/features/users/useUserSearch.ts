import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { paths } from '../../shared/paths';
import type { UsersSearch } from '../../shared/usersSearch';
import type { UserQuery } from './types';

const route = getRouteApi(`/admin${paths.users}`);

/* Each cursor has about a hundred letters: an address of all of them would be refused one day. */
const remembered = 40;

const queryOf = ({ recherche, entreprise, role, statut }: UsersSearch): UserQuery => ({
  search: recherche ?? '',
  company: entreprise ?? null,
  role: role ?? null,
  status: statut ?? null,
});

type Filters = Omit<UsersSearch, 'suite'>;

/** What the list is asked, from the address; whatever changes it writes it there. */
export const useUserSearch = () => {
  const search = route.useSearch();
  const navigate = useNavigate();
  const turn = useCallback(
    (cursors: readonly string[]) => {
      const suite = cursors.length > 0 ? cursors.slice(-remembered) : undefined;
      void navigate({ to: paths.users, search: { ...search, suite } });
    },
    [navigate, search],
  );
  const quietly = { replace: true, resetScroll: false } as const;
  return {
    search,
    wanted: queryOf(search),
    filtered: Boolean(search.recherche || search.entreprise || search.role || search.statut),
    turn,
    filter: (change: Filters) =>
      void navigate({ to: '.', search: (old) => ({ ...old, ...change, suite: undefined }), ...quietly }),
    clear: () => void navigate({ to: '.', search: {}, ...quietly }),
  };
};
