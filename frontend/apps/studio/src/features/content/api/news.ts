import { api, type components, unwrap } from '@livretier/api';
import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { shownInPlace } from '@/shared/errors/shownInPlace';
import { notFoundUnless } from '@/shared/notFoundUnless';

type Schemas = components['schemas'];
export type NewsLine = Schemas['NewsLine'];
export type NewsItem = Schemas['NewsOut'];
export type Picture = Schemas['PictureOut'];

const newsKey = ['content', 'news'] as const;

/** What is new for this person: what is pinned first, then the newest. */
export const newsQuery = (limit: number) =>
  queryOptions({
    queryKey: [...newsKey, 'list', limit],
    queryFn: () => unwrap(api.GET('/api/news', { params: { query: { limit } } })),
    placeholderData: keepPreviousData,
  });

export const newsItemQuery = (item_id: string) =>
  queryOptions({
    queryKey: [...newsKey, 'one', item_id],
    queryFn: () => unwrap(api.GET('/api/news/{item_id}', { params: { path: { item_id } } })),
  });

export const loadNewsItem = (client: QueryClient, id: string) =>
  notFoundUnless(client.ensureQueryData(newsItemQuery(id)));

/** It was opened; that this is not known yet is no reason to disturb who reads. */
export const useReadNews = () => {
  const client = useQueryClient();
  return useMutation({
    meta: shownInPlace,
    mutationFn: (item_id: string) => unwrap(api.POST('/api/news/{item_id}/read', { params: { path: { item_id } } })),
    onSuccess: () => client.invalidateQueries({ queryKey: [...newsKey, 'list'] }),
  });
};
