import { api, unwrap } from '@livretier/api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { bookletKey, readingQuery } from '@/features/booklets/api';
import { shownInPlace } from '@/shared/errors/shownInPlace';
import type { Options, OptionsChanges, Reading, ReadingChanges, Reminders, RemindersIn } from '../types';
import { useRefresh } from '../useRefresh';

export const optionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...bookletKey(id), 'options'],
    queryFn: () =>
      unwrap(api.GET('/api/booklets/{booklet_id}/options', { params: { path: { booklet_id: id } } }), { quiet: true }),
  });

export const remindersQuery = (id: string) =>
  queryOptions({
    queryKey: [...bookletKey(id), 'reminders'],
    queryFn: () =>
      unwrap(api.GET('/api/booklets/{booklet_id}/reminders', { params: { path: { booklet_id: id } } }), {
        quiet: true,
      }),
  });

/** What the screen of advanced options shows and keeps: three things of the server in one form. */
export type Advanced = { options: Options; reminders: Reminders; reading: Reading };
export type AdvancedChanges = OptionsChanges & { calendar?: RemindersIn; door?: ReadingChanges };

/** Keep how a booklet is read and handed over, and what it sends by itself. */
export const useSaveAdvanced = (id: string, stored: Advanced) => {
  const client = useQueryClient();
  const refresh = useRefresh();
  const params = { path: { booklet_id: id } };
  const keepReminders = async (body: RemindersIn) => {
    const saved = await unwrap(api.PUT('/api/booklets/{booklet_id}/reminders', { params, body }));
    client.setQueryData(remindersQuery(id).queryKey, saved);
    return saved;
  };
  const keepOptions = async (body: OptionsChanges) => {
    const saved = await unwrap(api.PATCH('/api/booklets/{booklet_id}/options', { params, body }));
    client.setQueryData(optionsQuery(id).queryKey, saved);
    return saved;
  };
  const keepDoor = async (body: ReadingChanges) => {
    const saved = await unwrap(api.PATCH('/api/booklets/{booklet_id}/reading', { params, body }));
    client.setQueryData(readingQuery(id).queryKey, saved);
    return saved;
  };
  return useMutation({
    meta: shownInPlace,
    mutationFn: async ({ calendar, door, ...rest }: AdvancedChanges): Promise<Advanced> => ({
      reading: door ? await keepDoor(door) : stored.reading,
      reminders: calendar ? await keepReminders(calendar) : stored.reminders,
      options: Object.keys(rest).length > 0 ? await keepOptions(rest) : stored.options,
    }),
    onSuccess: () => void refresh(),
  });
};

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
