import { api, unwrap } from '@livretier/api';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { bookletKey } from '../../shared/booklet/queries';
import { isGoing, isPacking, isPrinting } from './watch/states';

const whole = '/api/booklets/{booklet_id}';
const one = `${whole}/publications/{publication_id}` as const;
const perPage = 30;
/* Milliseconds between two looks at what is still being made. */
const meanwhile = 2000;

/** Everything of what was published: a page that is saved does not change it. */
export const publicationsKey = (id: string) => ['publications', id] as const;

/** What publishing now would mean. */
export const publishingQuery = (id: string) =>
  queryOptions({
    queryKey: [...bookletKey(id), 'publishing'],
    queryFn: () => unwrap(api.GET(`${whole}/publishing`, { params: { path: { booklet_id: id } } }), { quiet: true }),
    staleTime: 0,
  });

/** The newest first. */
export const publicationsQuery = (id: string, limit = perPage) =>
  infiniteQueryOptions({
    queryKey: [...publicationsKey(id), 'list', limit],
    queryFn: ({ pageParam: cursor }) =>
      unwrap(api.GET(`${whole}/publications`, { params: { path: { booklet_id: id }, query: { cursor, limit } } }), {
        quiet: true,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: ({ state: { data } }) => {
      const newest = data?.pages[0]?.items[0];
      return newest && isGoing(newest) ? meanwhile : false;
    },
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });

const at = (booklet_id: string, publication_id: string) => ({ params: { path: { booklet_id, publication_id } } });

export const fetchPublication = (id: string, publication: string) =>
  unwrap(api.GET(one, at(id, publication)), { quiet: true });

export const publicationQuery = (id: string, publication: string) =>
  queryOptions({
    queryKey: [...publicationsKey(id), 'one', publication],
    queryFn: () => fetchPublication(id, publication),
    refetchInterval: ({ state: { data } }) =>
      data && (isGoing(data) || isPrinting(data) || isPacking(data)) ? meanwhile : false,
  });

/** The booklet as it was. */
export const formerQuery = (id: string, publication: string) =>
  queryOptions({
    queryKey: [...publicationsKey(id), 'content', publication],
    queryFn: () => unwrap(api.GET(`${one}/preview`, at(id, publication)), { quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What changed from one version to another, or up to what is being prepared. */
export const comparisonQuery = (id: string, before: string, after: string | null) =>
  queryOptions({
    queryKey: [...(after ? publicationsKey(id) : bookletKey(id)), 'comparison', before, after],
    queryFn: () =>
      unwrap(
        api.GET(`${whole}/comparison`, {
          params: { path: { booklet_id: id }, query: { before, ...(after && { after }) } },
        }),
        { quiet: true },
      ),
  });

export const fetchPdf = (id: string, publication: string, locale: string) =>
  unwrap(api.GET(`${one}/pdf`, { params: { ...at(id, publication).params, query: { locale } } }), { quiet: true });

export const prepareArchive = (id: string, publication: string) =>
  unwrap(api.POST(`${one}/archive`, at(id, publication)), { quiet: true });

export const fetchArchive = (id: string, publication: string) =>
  unwrap(api.GET(`${one}/archive`, at(id, publication)), { quiet: true });

export const putBack = (id: string, publication: string) =>
  unwrap(api.POST(`${one}/online`, at(id, publication)), { quiet: true });
