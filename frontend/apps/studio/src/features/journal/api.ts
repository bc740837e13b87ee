import { api, type components, type paths, unwrap } from '@livretier/api';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Locale } from '@/shared/locale/locales';
import { useLocale } from '@/shared/locale/useLocale';

export type AuditEvent = components['schemas']['AuditEventOut'];
export type EventQuery = NonNullable<paths['/api/journal/events.csv']['get']['parameters']['query']>;

const journalActionsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['journal', 'actions', locale],
    queryFn: () => unwrap(api.GET('/api/journal/actions')),
  });

/** The actions that this journal holds, named in the reader's language. */
export const useJournalActions = () => useQuery(journalActionsQuery(useLocale()));

const perPage = 25;

const journalEventsQuery = (wanted: EventQuery, cursor: string | undefined) =>
  queryOptions({
    queryKey: ['journal', 'events', wanted, cursor],
    queryFn: () =>
      unwrap(
        api.GET('/api/journal/events', { params: { query: { ...wanted, cursor: cursor ?? null, limit: perPage } } }),
      ),
    placeholderData: keepPreviousData,
  });

/** One page of the journal; the former one stays until it is here. */
export const useJournalEvents = (wanted: EventQuery, cursor: string | undefined) =>
  useQuery(journalEventsQuery(wanted, cursor));

/** Fetches the filtered journal as a file for spreadsheets; taking it away is a line of the journal too. */
export const useJournalFile = (wanted: EventQuery) => {
  const client = useQueryClient();
  return async (): Promise<Blob> => {
    const call = api.GET('/api/journal/events.csv', { params: { query: wanted }, parseAs: 'blob' });
    const file = await unwrap(call, { quiet: true });
    void client.invalidateQueries({ queryKey: ['journal'] });
    return file;
  };
};
