import { api, unwrap } from '@livretier/api';
import { useQueryClient } from '@tanstack/react-query';
import type { EventQuery } from './types';

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
