import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { paths } from '@/shared/paths';
import type { PeopleQuery } from '../api';
import type { PeopleSearch } from '../peopleSearch';

const route = getRouteApi(`/admin${paths.people}`);

const queryOf = ({ recherche, site, groupe, contrat, langue, sansEmail, presence }: PeopleSearch): PeopleQuery => ({
  search: recherche ?? '',
  site: site ?? null,
  group: groupe ?? null,
  contract: contrat ?? null,
  language: langue ?? null,
  without_email: sansEmail ?? false,
  presence: presence ?? 'present',
});

const isFiltered = ({ suite: _, ...filters }: PeopleSearch) => Object.values(filters).some(Boolean);

type Filters = Omit<PeopleSearch, 'suite'>;

/** What the list is asked, from the address; whatever changes it writes it there. */
export const usePeopleSearch = () => {
  const search = route.useSearch();
  const navigate = useNavigate();
  const turn = useCallback(
    (cursors: readonly string[]) => {
      const suite = cursors.length > 0 ? [...cursors] : undefined;
      void navigate({ to: paths.people, search: { ...search, suite } });
    },
    [navigate, search],
  );
  const quietly = { replace: true, resetScroll: false } as const;
  return {
    search,
    wanted: queryOf(search),
    filtered: isFiltered(search),
    turn,
    filter: (change: Filters) =>
      void navigate({ to: '.', search: (old) => ({ ...old, ...change, suite: undefined }), ...quietly }),
    clear: () => void navigate({ to: '.', search: {}, ...quietly }),
  };
};

export type Asked = ReturnType<typeof usePeopleSearch>;
