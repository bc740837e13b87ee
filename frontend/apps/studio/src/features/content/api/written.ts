import { api, type components, type paths, unwrap } from '@livretier/api';
import { notify } from '@livretier/ui';
import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { shownInPlace } from '@/shared/errors/shownInPlace';
import { notFoundUnless } from '@/shared/notFoundUnless';

type Schemas = components['schemas'];
export type WrittenNewsLine = Schemas['WrittenNewsLine'];
export type WrittenNews = Schemas['WrittenNewsOut'];
export type NewsIn = Schemas['NewsIn'];
export type NewsState = Schemas['WrittenNewsLine']['state'];
export type Kind = Schemas['CompanyKind'];
export type CompanyRole = WrittenNewsLine['roles'][number];
export type Audience = { kinds: Kind[]; companies: string[]; roles: CompanyRole[] };
type NewsWanted = NonNullable<paths['/api/content/news']['get']['parameters']['query']>;

const writtenKey = ['content', 'written'] as const;
const perPage = 25;

/** After a change readers and writers ask again, and so does the journal. */
export const useRefreshContent = () => {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: ['journal'] });
    return client.invalidateQueries({ queryKey: ['content'] });
  };
};

export const writtenNewsQuery = (wanted: Pick<NewsWanted, 'search' | 'state'>, cursor: string | undefined) =>
  queryOptions({
    queryKey: [...writtenKey, 'news', wanted, cursor],
    queryFn: () =>
      unwrap(
        api.GET('/api/content/news', { params: { query: { ...wanted, cursor: cursor ?? null, limit: perPage } } }),
      ),
    placeholderData: keepPreviousData,
  });

const one = '/api/content/news/{item_id}';
const at = (item_id: string) => ({ params: { path: { item_id } } });

export const oneWrittenNewsQuery = (id: string) =>
  queryOptions({ queryKey: [...writtenKey, 'news', 'one', id], queryFn: () => unwrap(api.GET(one, at(id))) });

export const loadWrittenNews = (client: QueryClient, id: string) =>
  notFoundUnless(client.ensureQueryData(oneWrittenNewsQuery(id)));

export const audienceQuery = ({ kinds, companies, roles }: Audience) =>
  queryOptions({
    queryKey: [...writtenKey, 'audience', kinds, companies, roles],
    queryFn: () => unwrap(api.GET('/api/content/news-audience', { params: { query: { kinds, companies, roles } } })),
    placeholderData: keepPreviousData,
  });

export const newsPreviewQuery = (id: string, revision: number, viewer: { role: CompanyRole; kind: Kind }) =>
  queryOptions({
    queryKey: [...writtenKey, 'news', 'preview', id, revision, viewer],
    queryFn: () => unwrap(api.GET(`${one}/preview`, { params: { path: { item_id: id }, query: viewer } })),
    placeholderData: keepPreviousData,
  });

/** The companies that somebody who may name them finds by a part of their name. */
export const companiesQuery = (search: string) =>
  queryOptions({
    queryKey: [...writtenKey, 'companies', search],
    queryFn: async () => (await unwrap(api.GET('/api/companies', { params: { query: { search, limit: 50 } } }))).items,
    placeholderData: keepPreviousData,
  });

/** A new item, or what an item says from now on. */
export const useSaveNews = (item?: Pick<WrittenNews, 'id' | 'revision'>) => {
  const client = useQueryClient();
  const refresh = useRefreshContent();
  return useMutation({
    meta: shownInPlace,
    mutationFn: (body: NewsIn) =>
      item
        ? unwrap(api.PUT(one, { ...at(item.id), body: { ...body, revision: item.revision } }))
        : unwrap(api.POST('/api/content/news', { body })),
    onSuccess: (saved) => {
      client.setQueryData(oneWrittenNewsQuery(saved.id).queryKey, saved);
      void refresh();
    },
  });
};

const turns = { publish: `${one}/publish`, archive: `${one}/archive` } as const;
export type Turn = keyof typeof turns;

/** Tell it, or tell it no longer. */
export const useTurnNews = (id: string) => {
  const { t } = useTranslation('content');
  const client = useQueryClient();
  const refresh = useRefreshContent();
  return useMutation({
    mutationFn: (turn: Turn) => unwrap(api.POST(turns[turn], at(id))),
    onSuccess: (saved, turn) => {
      client.setQueryData(oneWrittenNewsQuery(id).queryKey, saved);
      notify({
        severity: 'success',
        summary: t(turn === 'publish' && saved.state === 'scheduled' ? 'write.said.scheduled' : `write.said.${turn}`),
      });
      void refresh();
    },
  });
};
