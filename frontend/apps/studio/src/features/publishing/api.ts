import { api, type components, type paths, unwrap } from '@livretier/api';
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { shownInPlace } from '@/shared/errors/shownInPlace';
import { bookletKey, type Reading, readingQuery } from '../booklets/api';

type Schemas = components['schemas'];

export type { BookletOut } from '../booklets/api';
export type Publishing = Schemas['PublishingOut'];
export type Publication = Schemas['PublicationOut'];
export type PublicationLine = Schemas['PublicationLine'];
export type Edition = Schemas['EditionOut'];
export type PageChange = Schemas['PageChange'];
export type Scope = Schemas['Scope'];
type NewPublication = Schemas['PublicationIn'];
export type Comparison =
  paths['/api/booklets/{booklet_id}/comparison']['get']['responses'][200]['content']['application/json'];
export type PageComparison = Schemas['PageComparison'];
export type BlockComparison = Schemas['BlockChange'];
export type Passage = Schemas['PassageOut'];

/** The nearest first. */
export const scopes = ['correction', 'information', 'to_reread'] as const satisfies readonly Scope[];

/** After something was published, put back, suspended or resumed: every screen that tells of it reads it again. */
export const refreshPublished = (client: QueryClient, id: string) => {
  const keys = [['booklets'], publicationsKey(id), ['manuscript', 'booklet', id, 'pages'], ['journal']];
  return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
};

/** Its files are not made yet. */
export const isGoing = ({ state }: Pick<PublicationLine, 'state'>) =>
  state === 'waiting' || state === 'rendering' || state === 'storing';

/** It is online, and its PDF are still to come. */
export const isPrinting = ({ state, build: { editions } }: Publication) =>
  state === 'online' && editions.some(({ pdf_state }) => pdf_state === 'waiting');

/** Somebody asked for its archive, which is still to come. */
const isPacking = ({ build }: Publication) => build.archive_state === 'waiting';

/** Freezes the booklet as a version; its files are made right after. */
export const usePublish = (booklet_id: string) => {
  const client = useQueryClient();
  return useMutation({
    meta: shownInPlace,
    mutationFn: (body: NewPublication) =>
      unwrap(api.POST('/api/booklets/{booklet_id}/publications', { params: { path: { booklet_id } }, body }), {
        quiet: true,
      }),
    onSuccess: () => void refreshPublished(client, booklet_id),
  });
};

/** Who may open the booklet from now on. */
export const useOpening = (booklet_id: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (mode: Reading['mode']) =>
      unwrap(api.PATCH('/api/booklets/{booklet_id}/reading', { params: { path: { booklet_id } }, body: { mode } })),
    onSuccess: (saved) => client.setQueryData(readingQuery(booklet_id).queryKey, saved),
  });
};

/** Which number the version gets, by how far its changes reach. */
export const nextVersion = ({ current, next_major, next_minor }: Publishing, changes: readonly PageChange[]) => {
  const toReread = changes.filter(({ scope }) => scope === 'to_reread').length;
  if (!current) return { version: next_minor, kind: 'first', toReread: 0 } as const;
  return toReread > 0
    ? ({ version: next_major, kind: 'major', toReread } as const)
    : ({ version: next_minor, kind: 'minor', toReread } as const);
};

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

/** Who would be asked to read again if these pages were: a look, which changes nothing. */
export const foreseenQuery = (id: string, pages: readonly string[]) =>
  queryOptions({
    queryKey: [...bookletKey(id), 'publishing', 'foreseen', pages],
    /* Whoever may publish and not follow participants does without. */
    meta: shownInPlace,
    retry: false,
    staleTime: 0,
    queryFn: () =>
      unwrap(
        api.POST(`${whole}/participants/foreseen`, {
          params: { path: { booklet_id: id } },
          body: { pages: [...pages] },
        }),
        { quiet: true },
      ),
    placeholderData: keepPreviousData,
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
