import { api, unwrap } from '@livretier/api';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { EventQuery } from './types';

const perPage = 25;

export const journalEventsQuery = (wanted: EventQuery, cursor: string | undefined) =>
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
