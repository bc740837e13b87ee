import { api, unwrap } from '@livretier/api';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { allOf } from '../allOf';

const perPart = 100;

export const allObligationsQuery = queryOptions({
  queryKey: ['library', 'obligations', 'all'],
  queryFn: () =>
    allOf((cursor) => unwrap(api.GET('/api/library/obligations', { params: { query: { cursor, limit: perPart } } }))),
});

/** Every obligation, for choices: there are a few dozen of them. */
export const useAllObligations = () => useQuery(allObligationsQuery);
