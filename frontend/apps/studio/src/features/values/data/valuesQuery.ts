import { api, unwrap } from '@livretier/api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ValuesQuery } from '../types';

export const everyValue: ValuesQuery = { search: '', site: null, state: null };

/** The informations of the company, or of one of its sites. */
export const valuesQuery = (wanted: ValuesQuery) =>
  queryOptions({
    queryKey: ['values', 'list', wanted],
    queryFn: () => unwrap(api.GET('/api/values', { params: { query: wanted } })),
    placeholderData: keepPreviousData,
  });
