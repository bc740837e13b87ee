import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { paths } from '@/shared/paths';
import type { Order, Wanted } from './api/participants';
import type { ParticipantsSearch } from './participantsSearch';

const route = getRouteApi(`/admin${paths.bookletParticipants}`);

export type Filters = Omit<ParticipantsSearch, 'suite' | 'tri' | 'personne' | 'vue'>;

export const noFilter: Required<Filters> = {
  recherche: undefined,
  etat: undefined,
  retard: undefined,
  site: undefined,
  langue: undefined,
  sansEmail: undefined,
  horsRegle: undefined,
};

/** What the server is asked; what nobody asked for is left out, so that two equal views look the same. */
export const wantedOf = ({ recherche, etat, retard, site, langue, sansEmail, horsRegle }: Filters): Wanted => ({
  ...(recherche && { search: recherche }),
  ...(etat && { state: etat }),
  ...(retard && { late: true }),
  ...(site && { site }),
  ...(langue && { language: langue }),
  ...(sansEmail && { without_email: true }),
  ...(horsRegle && { unfit: true }),
});

/** The filters of a saved view. */
export const filtersOf = (wanted: Wanted): Filters => ({
  recherche: wanted.search || undefined,
  etat: wanted.state ?? undefined,
  retard: wanted.late || undefined,
  site: wanted.site ?? undefined,
  langue: wanted.language || undefined,
  sansEmail: wanted.without_email || undefined,
  horsRegle: wanted.unfit || undefined,
});

const orderOf: Record<NonNullable<ParticipantsSearch['tri']>, Order> = {
  echeance: 'due',
  'prise-de-connaissance': 'acknowledged',
};

/** What the list is asked, from the address; whatever changes it writes it there. */
export const useParticipantsSearch = () => {
  const search = route.useSearch();
  const navigate = useNavigate();
  const quietly = { to: '.', replace: true, resetScroll: false } as const;
  const turn = useCallback(
    (cursors: readonly string[]) => {
      const suite = cursors.length > 0 ? [...cursors] : undefined;
      void navigate({ to: '.', search: (old) => ({ ...old, suite }) });
    },
    [navigate],
  );
  const wanted = wantedOf(search);
  const order: Order = search.tri ? orderOf[search.tri] : 'name';
  return {
    search,
    wanted,
    order,
    filtered: Object.keys(wanted).length > 0,
    turn,
    filter: (change: Filters) =>
      void navigate({ ...quietly, search: (old) => ({ ...old, ...change, suite: undefined }) }),
    sort: (tri: ParticipantsSearch['tri']) =>
      void navigate({ ...quietly, search: (old) => ({ ...old, tri, suite: undefined }) }),
    clear: () => void navigate({ ...quietly, search: (old) => ({ ...old, ...noFilter, suite: undefined }) }),
    open: (personne: string | undefined) => void navigate({ ...quietly, search: (old) => ({ ...old, personne }) }),
  };
};

export type Asked = ReturnType<typeof useParticipantsSearch>;
