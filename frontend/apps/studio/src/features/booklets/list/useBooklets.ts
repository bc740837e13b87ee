import { api, unwrap } from '@livretier/api';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { paths } from '@/shared/paths';
import type { BookletsSearch } from '../bookletSearch';
import type { BookletQuery } from '../types';

const perPage = 24;

const bookletsQuery = (wanted: BookletQuery, limit = perPage) =>
  infiniteQueryOptions({
    queryKey: ['booklets', 'list', wanted, limit],
    queryFn: ({ pageParam: cursor }) =>
      unwrap(api.GET('/api/booklets', { params: { query: { ...wanted, cursor, limit } } })),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    select: ({ pages }) => ({
      items: pages.flatMap(({ items }) => items),
      counts: pages[0]?.counts,
      mayCreate: pages[0]?.abilities.create ?? false,
    }),
  });

/** The booklets asked for, as many pages as were asked for; the former ones stay until they are here. */
export const useBooklets = (wanted: BookletQuery, limit?: number) => useInfiniteQuery(bookletsQuery(wanted, limit));

const route = getRouteApi(`/admin${paths.booklets}`);

export const statuses = {
  brouillons: 'draft',
  'en-relecture': 'in_review',
  publies: 'published',
  'a-republier': 'to_republish',
  suspendus: 'suspended',
  archives: 'archived',
  corbeille: 'trash',
} as const;
const sorts = { nom: 'name', 'nom-inverse': 'name-desc', anciens: 'edited-asc', creation: 'created' } as const;

/** The orders that the server knows; the first is the usual one. */
export type Order = 'edited' | (typeof sorts)[keyof typeof sorts];

const namesOf = Object.fromEntries(Object.entries(sorts).map(([name, order]) => [order, name])) as Record<
  Exclude<Order, 'edited'>,
  keyof typeof sorts
>;

const queryOf = ({ recherche, statut, secteur, tri }: BookletsSearch): BookletQuery & { sort: Order } => ({
  search: recherche ?? '',
  status: statut ? statuses[statut] : null,
  sector: secteur ?? null,
  sort: tri ? sorts[tri] : 'edited',
});

/** Which booklets are asked for, from the address; whatever changes it writes it there. */
export const useBookletsSearch = () => {
  const search = route.useSearch();
  const navigate = useNavigate();
  const quietly = { replace: true, resetScroll: false } as const;
  return {
    search,
    wanted: queryOf(search),
    filtered: Boolean(search.recherche || search.statut || search.secteur),
    filter: (change: BookletsSearch) =>
      void navigate({ to: '.', search: (old) => ({ ...old, ...change }), ...quietly }),
    sort: (order: Order) =>
      void navigate({
        to: '.',
        search: (old) => ({ ...old, tri: order === 'edited' ? undefined : namesOf[order] }),
        ...quietly,
      }),
    clear: () => void navigate({ to: '.', search: { tri: search.tri }, ...quietly }),
  };
};

export type Asked = ReturnType<typeof useBookletsSearch>;
