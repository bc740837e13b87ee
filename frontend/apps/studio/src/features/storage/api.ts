import { api, type components, unwrap } from '@livretier/api';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

export type StorageUse = components['schemas']['StorageOut'];
export type Share = components['schemas']['Share'];
export type MediaKind = components['schemas']['MediaKind'];
export type Media = components['schemas']['MediaOut'];

const storageQuery = queryOptions({
  queryKey: ['storage'],
  queryFn: () => unwrap(api.GET('/api/storage')),
});

/** The room taken, by kind, and what could be freed. */
export const useStorage = () => useQuery(storageQuery);

const useRefresh = () => {
  const client = useQueryClient();
  return () =>
    Promise.all(['storage', 'media'].map((key) => client.invalidateQueries({ queryKey: [key] }))).then(() => undefined);
};

export const useEmptyTrash = () =>
  useMutation({
    mutationFn: () => unwrap(api.POST('/api/storage/trash/emptying')),
    onSuccess: useRefresh(),
  });

export const useCleanUp = (what: 'unused' | 'duplicates') =>
  useMutation({
    mutationFn: () => unwrap(api.POST('/api/storage/clean-ups', { body: { what } })),
    onSuccess: useRefresh(),
  });
