import { api, unwrap } from '@livretier/api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { bookletKey } from '@/features/booklets/api';
import { shownInPlace } from '@/shared/errors/shownInPlace';
import type { OptionsChanges, Reading, ReadingChanges } from '../types';
import { useRefresh } from '../useRefresh';

export const optionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...bookletKey(id), 'options'],
    queryFn: () =>
      unwrap(api.GET('/api/booklets/{booklet_id}/options', { params: { path: { booklet_id: id } } }), { quiet: true }),
  });

/** Keep how a booklet is read and handed over. */
export const useSaveOptions = (id: string) => {
  const client = useQueryClient();
  const refresh = useRefresh();
  return useMutation({
    meta: shownInPlace,
    mutationFn: (body: OptionsChanges) =>
      unwrap(api.PATCH('/api/booklets/{booklet_id}/options', { params: { path: { booklet_id: id } }, body })),
    onSuccess: (saved) => {
      client.setQueryData(optionsQuery(id).queryKey, saved);
      void refresh();
    },
  });
};

export const readingQuery = (id: string) =>
  queryOptions({
    queryKey: [...bookletKey(id), 'reading'],
    queryFn: () =>
      unwrap(api.GET('/api/booklets/{booklet_id}/reading', { params: { path: { booklet_id: id } } }), { quiet: true }),
  });

/** What the server answers is what the screen shows from then on. */
const useKeepReading = (id: string) => {
  const client = useQueryClient();
  const refresh = useRefresh();
  return (saved: Reading) => {
    client.setQueryData(readingQuery(id).queryKey, saved);
    void refresh();
  };
};

/** Keep who may open the booklet, when, and what is offered around it. */
export const useSaveReading = (id: string) =>
  useMutation({
    meta: shownInPlace,
    mutationFn: (body: ReadingChanges) =>
      unwrap(api.PATCH('/api/booklets/{booklet_id}/reading', { params: { path: { booklet_id: id } }, body })),
    onSuccess: useKeepReading(id),
  });

/** Another code: devices that came with the former one enter it anew. */
export const useChangeCode = (id: string) =>
  useMutation({
    mutationFn: () =>
      unwrap(api.POST('/api/booklets/{booklet_id}/reading/code', { params: { path: { booklet_id: id } } })),
    onSuccess: useKeepReading(id),
  });
