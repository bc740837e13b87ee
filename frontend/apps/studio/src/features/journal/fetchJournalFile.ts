import { api, unwrap } from '@livretier/api';
import type { EventQuery } from './types';

/** The filtered journal as a file for spreadsheets. */
export const fetchJournalFile = (wanted: EventQuery): Promise<Blob> =>
  unwrap(api.GET('/api/journal/events.csv', { params: { query: wanted }, parseAs: 'blob' }), { quiet: true });
